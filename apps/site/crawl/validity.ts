import { type ConfigData, HtmlValidate } from 'html-validate';
import type { BuiltSite, Fault } from './built-site.ts';

/** Everything that the strict presets ask for; what is off says why. */
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
    // React and the serializer write equal HTML in spellings of their own.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The security policy allows style attributes: sizes and colours that come from data.
    'no-inline-style': 'off',
    // Scripts and styles come from this origin alone, under names made of their content.
    'require-sri': ['error', { target: 'crossorigin' }],
    // A number is kept in one line by its style, and is easier to search for with plain spaces.
    'tel-non-breaking': 'off',
    // A table that a phone shows as a list keeps its meaning only by its roles.
    'no-redundant-role': 'off',
    // A field alone in its form is sent with Enter; structure.ts asks every form but a search for its button.
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
