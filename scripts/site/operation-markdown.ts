// The Markdown twin of the page of an operation.
import { sampleServer } from '../code-samples.ts';
import type { SiteOperation } from './contract.ts';
import { fieldMarkdown, typeWords } from './field-list.ts';
import { withTwinLinks } from './links.ts';
import { parameterGroups, requestContents, responseParts, type Content, type ResponsePart } from './operation-parts.ts';
import type { ReferencePage } from './reference-context.ts';

const block = (code: string, language: string): string => `\`\`\`${language}\n${code}\n\`\`\``;
const json = (value: unknown): string => block(JSON.stringify(value, null, 2), 'json');

function contentMarkdown({ mediaType, type, members, examples }: Content): string {
  return [
    `\`${mediaType}\`: ${typeWords(type)}`,
    ...(members.length > 0 ? [fieldMarkdown(members)] : []),
    ...examples.map(({ title, value }) => `Example (${title}):\n\n${json(value)}`),
  ].join('\n\n');
}

function responseMarkdown({ status, description, headers, contents }: ResponsePart): string {
  return [
    `### ${status}`,
    description,
    ...(headers.length > 0 ? [`Headers:\n\n${fieldMarkdown(headers)}`] : []),
    ...contents.map(contentMarkdown),
  ].join('\n\n');
}

/** Returns the contents of an operation's page as Markdown. */
export function operationMarkdown(operation: SiteOperation, { scope }: ReferencePage): string {
  const { operation: declared, method, path } = operation;
  const rules = declared.externalDocs;
  const request = requestContents(operation);
  const samples =
    (declared as { 'x-codeSamples'?: readonly { lang: string; label: string; source: string }[] })['x-codeSamples'] ??
    [];
  const text = [
    `# ${declared.summary}`,
    block(`${method.toUpperCase()} ${sampleServer}${path}`, 'http'),
    operation.text,
    [
      `- Operation: \`${operation.id}\``,
      `- [Requires](../behavior/access-control.html): ${operation.requires}`,
      ...(rules ? [`- Rules: [${rules.description}](${rules.url})`] : []),
    ].join('\n'),
    ...parameterGroups(operation).map(({ title, fields }) => `## ${title}\n\n${fieldMarkdown(fields)}`),
    ...(request.length > 0 ? [`## Request body\n\n${request.map(contentMarkdown).join('\n\n')}`] : []),
    `## Responses\n\n${responseParts(operation).map(responseMarkdown).join('\n\n')}`,
    `## Samples\n\n${samples.map(({ lang, label, source }) => `${label}:\n\n${block(source, lang.toLowerCase())}`).join('\n\n')}`,
  ].join('\n\n');
  return withTwinLinks(`${text}\n`, scope);
}
