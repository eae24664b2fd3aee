import { describe, expect, it } from '@jest/globals';
import { compileEventFilter } from '../../../server/domain/languages/filter-events.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { everything, sampleWith, matchesSample, simple } from './event-samples.ts';

describe('an invalid filter of the example stream', () => {
  it.each([
    ["Measurement gt 'a'", 'position 13: cannot compare a number with text'],
    ['Foo gt 1', 'position 1: "Foo" is not a property; the properties are Time, State, Measurement'],
    ['Measurement gt', 'position 15: expected an operand, found the end'],
    ['date(Time) eq 1', 'position 1: "date" is not a function; the functions are round, floor, ceiling, '],
  ])('is refused: %s', (filter, message) => {
    expect(() => compileEventFilter(filter, simple)).toThrow(InvalidInput);
    expect(() => compileEventFilter(filter, simple)).toThrow(message);
  });
});

describe('an invalid filter of events', () => {
  it.each([
    ['', 'position 1: expected an operand, found the end'],
    ['Id', 'position 1: expected a condition, found a number'],
    ["'x'", 'position 1: expected a condition, found text'],
    ['null', 'position 1: expected a condition, found null'],
    ['Time', 'position 1: expected a condition, found a time'],
    ['Span', 'position 1: expected a condition, found a time span'],
    ['Guid', 'position 1: expected a condition, found a Guid'],
    ['Flag and Id', 'position 10: expected a condition, found a number'],
    ['not Id', 'position 5: expected a condition, found a number'],
    ['Id eq 1 eq 2', 'position 9: expected an operator or the end, found "eq"'],
    ['Id EQ 1', 'position 4: expected an operator or the end, found "EQ"'],
    ['(Id eq 1', 'position 9: expected an operator or a closing parenthesis, found the end'],
    ['Id eq 1)', 'position 8: expected an operator or the end, found ")"'],
    ['Id eq ()', 'position 8: expected an operand, found ")"'],
    ['length() eq 1', 'position 8: expected an operand, found ")"'],
    ['length(Text eq 1', 'position 17: expected an operator, a comma or a closing parenthesis, found the end'],
    ['Inner/ eq 1', 'position 11: expected an operator or the end, found "1"'],
    ['Inner/1 eq 1', 'position 7: expected the name of a property, found "1"'],
    ["Text eq 'open", 'position 9: the string that starts here has no closing quote'],
    ['Id eq $it', 'position 7: "$" does not start an operand or operator'],
    ['Id = 1', 'position 4: "=" does not start an operand or operator'],
    ['Id eq 5abc', 'position 7: "5" does not start an operand or operator'],
    ['Id eq 1.5L', 'position 7: "1.5L" is not a valid number for its suffix'],
    ['Money eq 1e99m', 'position 10: "1e99m" is not a valid number for its suffix'],
    ['Time gt 2015-13-01', 'position 9: "2015-13-01" is not a time'],
    ["Time gt datetime'x'", 'position 9: "x" is not a time'],
    ["Time gt 'x'", 'position 6: cannot compare a time with "x"'],
    ["Span gt 'x'", 'position 6: cannot compare a time span with "x"'],
    ["Span gt duration'P'", 'position 9: "P" is not a time span'],
    ["Span gt duration'PT'", 'position 9: "PT" is not a time span'],
    ["Guid eq 'x'", 'position 6: cannot compare a Guid with "x"'],
    ["Guid eq guid'xa1b2c3d4-0000-1111-2222-333344445555'", 'is not a Guid'],
    ["Guid eq guid'a1b2c3d4-0000-1111-2222-333344445555x'", 'is not a Guid'],
    ["Span gt duration'xP1D'", 'is not a time span'],
    ["Span gt duration'P1Dx'", 'is not a time span'],
    ["Guid eq guid'x'", 'position 9: "x" is not a Guid'],
    ["State eq 'Off'", 'position 7: "Off" must be one of Ok, Warning, Alarm'],
    ['Text eq 1', 'position 6: cannot compare text with a number'],
    ["Id eq 'x'", 'position 4: cannot compare a number with text'],
    ['Flag eq 1', 'position 6: cannot compare a condition with a number'],
    ['Time eq 1', 'position 6: cannot compare a time with a number'],
    ['Time lt Span', 'position 6: cannot compare a time with a time span'],
    ['Guid eq Text', 'position 6: cannot compare a Guid with text'],
    ['Text add 1 eq 1', 'position 6: "add" does not take text and a number'],
    ['Time add Time eq Time', 'position 6: "add" does not take a time and a time'],
    ['Span sub Time eq Span', 'position 6: "sub" does not take a time span and a time'],
    ['Span mul 2 eq Span', 'position 6: "mul" does not take a time span and a number'],
    ['Span mul Span eq Span', 'position 6: "mul" does not take a time span and a time span'],
    ['-Text eq 1', 'position 1: "-" expects a number, not text'],
    ['Id div 0 eq 1', 'position 4: division by zero'],
    ['Money mod 0.0 eq 1', 'position 7: division by zero'],
    ['round(Text) eq 1', 'position 1: "round" expects a number, not text'],
    ['length(Id) eq 1', 'position 1: "length" expects text, not a number'],
    ['substring(Text, 1.5) eq Text', 'position 1: "substring" expects a whole number, not a number'],
    ['hours(Time) eq 1', 'position 1: "hours" expects a time span, not a time'],
    ['hour(Span) eq 1', 'position 1: "hour" expects a time, not a time span'],
    ['hour(Time, Time) eq 1', 'position 1: "hour" has 2 operands and expects 1'],
    ['contains(Text) eq true', 'position 1: "contains" has 1 operands and expects 2'],
    ["substring(Text, 1, 2, 3) eq 'x'", 'position 1: "substring" has 4 operands and expects 2 or 3'],
    ['LENGTH(Text) eq 1', 'position 1: "LENGTH" is not a function'],
    ['now() gt Time', 'expected an operand'],
    ['geo.distance(Id, Id) gt 1', 'position 1: "geo.distance" is not a function'],
    ['List eq null', 'position 1: a filter cannot use List, which is a DoubleArray'],
    ['Bag eq null', 'position 1: a filter cannot use Bag, which is a IDictionary'],
    ['Inner eq null', 'position 1: a filter cannot use Inner, which is a Object'],
    ["Version eq '1.2'", 'position 1: a filter cannot use Version, which is a Version'],
    ['Case eq 1', 'position 1: "Case" could be the property case or CASE'],
    ['Inner/Foo eq 1', 'position 1: "Foo" is not a property; the properties are Depth, More'],
    ['Id/Foo eq 1', 'position 1: "Foo" is not a property; there are none here'],
  ])('is refused: %s', (filter, message) => {
    expect(() => compileEventFilter(filter, everything)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject: 'filter', message: expect.stringContaining(message) }),
    );
  });

  it.each([
    [
      1,
      'round floor ceiling length tolower toupper trim year month day hour minute second years days hours minutes seconds',
    ],
    [2, 'endswith startswith contains substringof indexof concat'],
    [3, 'substring replace'],
  ])('is refused with more than %i operands for %s', (maxOperands, names) => {
    for (const name of names.split(' ')) {
      const call = `${name}(${Array.from({ length: maxOperands + 1 }, () => 'null').join(', ')}) eq null`;
      expect(() => compileEventFilter(call, everything)).toThrow(
        `"${name}" has ${maxOperands + 1} operands and expects`,
      );
    }
  });

  it.each([
    ['parentheses', (levels: number) => '('.repeat(levels) + 'Flag' + ')'.repeat(levels)],
    ['not', (levels: number) => 'not '.repeat(levels) + 'Flag'],
    ['minus', (levels: number) => '-'.repeat(levels) + 'Id eq 7'],
    ['calls', (levels: number) => 'trim('.repeat(levels) + 'Text' + ')'.repeat(levels) + ' eq Text'],
    ['arithmetic', (levels: number) => 'Id' + ' add 1'.repeat(levels) + ' gt 7'],
  ])('is refused with more than 100 levels of %s', (_name, nest) => {
    expect(() => compileEventFilter(nest(100), everything)).not.toThrow();
    expect(() => compileEventFilter(nest(101), everything)).toThrow('more than 100 nested levels');
  });

  it('is not nested by a chain of alternatives', () => {
    const alternatives = Array.from({ length: 3000 }, (_, id) => `Id eq ${id + 5}`);
    expect(matchesSample(alternatives.join(' or '))).toBe(true);
    expect(matchesSample(alternatives.join(' and '))).toBe(false);
  });

  it('is refused for division by a stored zero only if the division is evaluated', () => {
    const { matches } = compileEventFilter('Id eq 1 or 10 div Id gt 1', everything);
    expect(matches(sampleWith('Id', 5))).toBe(true);
    expect(() => matches(sampleWith('Id', 0))).toThrow(expect.objectContaining({ subject: 'filter' }));
    expect(() => matchesSample('Big mod Unsigned eq 1', sampleWith('Unsigned', 0n))).toThrow(InvalidInput);
    expect(() => matchesSample('1 div Money eq 1', sampleWith('Money', { unscaled: 0n, scale: 3 }))).toThrow(
      InvalidInput,
    );
    expect(matchesSample('1 div Value eq 1', sampleWith('Value', 0))).toBe(false);
  });

  it('is not nested by operands next to each other', () => {
    expect(matchesSample(Array.from({ length: 300 }, () => '(trim(Text) eq Text)').join(' and '))).toBe(true);
  });

  it('is refused for replacements that make a string too long', () => {
    const replacing = (length: number) => `replace('at', 't', '${'x'.repeat(length)}') ne Text`;
    expect(matchesSample(replacing(500_000))).toBe(true);
    expect(() => matchesSample(replacing(500_001))).toThrow('replaces with more than 1000000 characters');
    const tens = "'aaaaaaaaaa'";
    const nested = `${'replace('.repeat(9)}'a'${`, 'a', ${tens})`.repeat(9)} eq Text`;
    expect(() => matchesSample(nested)).toThrow('replaces with more than 1000000 characters');
  });
});
