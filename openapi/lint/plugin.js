// Our own Redocly rules: the part of ../STYLE.md that a rule can say. One file a rule, tested in tests/spec/lint-rules.test.ts.
import { accessDeclared } from './rules/access-declared.js';
import { allowReserved } from './rules/allow-reserved.js';
import { auditExemption } from './rules/audit-exemption.js';
import { behaviorLink } from './rules/behavior-link.js';
import { bodyLimit } from './rules/body-limit.js';
import { createLinks } from './rules/create-links.js';
import { descriptionForm } from './rules/description-form.js';
import { enumDescriptions } from './rules/enum-descriptions.js';
import { enumNames } from './rules/enum-names.js';
import { explicitRequiredBody } from './rules/explicit-required-body.js';
import { freeFormObject } from './rules/free-form-object.js';
import { linkTarget } from './rules/link-target.js';
import { listParameters } from './rules/list-parameters.js';
import { mediaTypeExample } from './rules/media-type-example.js';
import { operationIdForm } from './rules/operation-id-form.js';
import { operationIdUnique } from './rules/operation-id-unique.js';
import { pathInFile } from './rules/path-in-file.js';
import { pathParameterText } from './rules/path-parameter-text.js';
import { propertyDescription } from './rules/property-description.js';
import { requestMaxima } from './rules/request-maxima.js';
import { sharedResponses } from './rules/shared-responses.js';
import { subsetKeywords } from './rules/subset-keywords.js';
import { accessNote } from './decorators/access-note.js';
import { aliasNote } from './decorators/alias-note.js';
import { infoSections } from './decorators/info-sections.js';
import { operationIdHeader } from './decorators/operation-id-header.js';
import { preferenceAppliedHeader } from './decorators/preference-applied-header.js';
import { rulesLink } from './decorators/rules-link.js';
import { withoutReferenceOnly } from './decorators/without-reference-only.js';
import { sections, withStyleLink } from './style-link.js';

const rules = {
  'access-declared': accessDeclared,
  'allow-reserved': allowReserved,
  'audit-exemption': auditExemption,
  'behavior-link': behaviorLink,
  'body-limit': bodyLimit,
  'create-links': createLinks,
  'description-form': descriptionForm,
  'enum-descriptions': enumDescriptions,
  'enum-names': enumNames,
  'explicit-required-body': explicitRequiredBody,
  'free-form-object': freeFormObject,
  'link-target': linkTarget,
  'list-parameters': listParameters,
  'media-type-example': mediaTypeExample,
  'operation-id-form': operationIdForm,
  'operation-id-unique': operationIdUnique,
  'path-in-file': pathInFile,
  'path-parameter-text': pathParameterText,
  'property-description': propertyDescription,
  'request-maxima': requestMaxima,
  'shared-responses': sharedResponses,
  'subset-keywords': subsetKeywords,
};

/** @returns {import('@redocly/openapi-core').Plugin} */
export default function millrace() {
  return {
    id: 'millrace',
    rules: {
      oas3: Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [name, withStyleLink(rule, sections[name])]),
      ),
    },
    decorators: {
      oas3: {
        'access-note': accessNote,
        'alias-note': aliasNote,
        'info-sections': infoSections,
        'operation-id-header': operationIdHeader,
        'preference-applied-header': preferenceAppliedHeader,
        'rules-link': rulesLink,
        'without-reference-only': withoutReferenceOnly,
      },
    },
    configs: {
      contract: {
        rules: Object.fromEntries(Object.keys(rules).map((name) => [`millrace/${name}`, 'error'])),
      },
    },
  };
}
