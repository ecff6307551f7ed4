import { type ConfigData, HtmlValidate } from 'html-validate';
import type { BuiltSite, Fault } from './built-site.ts';

/** All rules of the strict presets; each rule that is off has a reason. */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Nothing pretends to be a link, and what opens says what.
      a: { attributes: { href: { required: true } } },
      summary: { textContent: 'accessible' },
    },
  ],
  rules: {
    // React and the serializer write equivalent HTML in their own style.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The security policy allows style attributes: sizes and colours that come from data.
    'no-inline-style': 'off',
    // All scripts and styles come from this origin, and their names are hashes of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // CSS keeps a number on one line; plain spaces are easier to search for.
    'tel-non-breaking': 'off',
    // A table that phones show as a list keeps its meaning only through its roles.
    'no-redundant-role': 'off',
    // A form with one field is sent with Enter; structure.ts requires a button in every form except a search.
    'wcag/h32': 'off',
  },
};

const validator = new HtmlValidate(htmlRules);

export async function invalidHtml({ pages }: BuiltSite): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { file, source } of pages) {
    const { results } = await validator.validateString(source, file);
    for (const { messages } of results) {
      for (const { ruleId, message, selector, line, column } of messages) {
        const place = selector ?? `line ${line}, column ${column}`;
        faults.push({ file, wrong: `${message} (${place})`, allowed: `what the rule "${ruleId}" says` });
      }
    }
  }
  return faults;
}
