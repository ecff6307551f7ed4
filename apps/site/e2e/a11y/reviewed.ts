/**
 * What IBM's engine asks a person to look at (it calls it potential), by rule, with what was found when somebody did. A
 * question of any other rule fails until it has been looked at.
 */
export const answered: Readonly<Record<string, string>> = {
  aria_keyboard_handler_exists:
    'Groups of native radio buttons and tabs: the keys work on the members. Journeys and component tests press them.',
  blockquote_cite_exists: 'What a person said, who is named below it; there is no page to cite.',
  element_tabbable_unobscured:
    'The header lies over what scrolls below it. Stops keep clear of it by scroll-padding.',
  element_tabbable_visible: 'Guards that send the focus on into an open panel; they never keep it.',
  form_submit_button_exists: 'The search answers while one types; without scripts it has its button.',
  heading_markup_misuse: 'A case is headed by its problem in one sentence.',
  input_label_visible:
    'Icon buttons have a name and a drawing. The name of a text area or an input stands above it, joined by for and id.',
  style_color_misuse: 'States also have a shape, a word or a line: the stories in forced colours show each.',
  style_focus_visible: 'A group whose members show the ring.',
  text_block_heading: 'Links of the menu, roles of people and lines of a card, which head no text.',
  text_quoted_correctly: 'A turn of phrase in an article, said by nobody.',
  text_sensory_misuse: 'Words like right and small in their usual sense, in no instruction.',
};

interface FalseAlarm {
  rule: string;
  /** The pages, where only there it has been found false. */
  path?: RegExp;
  /** The beginning of the markup that it names. */
  markup: RegExp;
  reason: string;
}

/** What IBM's engine says is wrong and is not. */
export const falseAlarms: readonly FalseAlarm[] = [
  {
    rule: 'aria_widget_labelled',
    markup: /^<a [^>]*role="tab"/,
    reason: 'The tab is named by the drawing in it, whose aria-label the engine does not count.',
  },
  {
    rule: 'input_autocomplete_valid',
    path: /^\/desk\/$/,
    markup: /^<input name="email"/,
    reason:
      'HTML allows the user name in a field for an e-mail address; the engine knows it of text fields alone. By it a keeper of passwords finds the account.',
  },
  {
    rule: 'text_contrast_sufficient',
    path: /^\/desk\//,
    markup: /^<span class="lali:block lali:px-4 lali:py-2/,
    reason:
      'The tile behind the chosen state is drawn before its text (::before), which the engine does not see: text and page have changed places there.',
  },
  {
    rule: 'text_contrast_sufficient',
    path: /^\/contact$/,
    markup: /^<(h1|p|bdi|dt|dd|a|span|div)\b/,
    reason:
      'The band behind the text is a sibling of it, which the engine does not see. axe measures the same text by what lies below it.',
  },
  {
    rule: 'text_contrast_sufficient',
    path: /^\/portfolio(\/|$)/,
    markup: /^<(h[12]|p|span|strong|a)\b/,
    reason:
      'The cover of a case has a colour that is computed from the project’s own, in a notation that the engine does not read: it takes the page for the background. axe reads it and finds the contrast sufficient.',
  },
];
