/**
 * What people search for and what it is called here. Storybook's search knows names alone, so main.ts adds the words to
 * the name of a component's first story, `Playground (modal, overlay)`; `plainName` takes them off again in the sidebar.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  'Media/DeviceGallery': ['carousel', 'slideshow', 'slider'],
  'Media/Lightbox': ['modal', 'zoom'],
  'Primitives/Accordion': ['disclosure', 'collapse', 'expander'],
  'Primitives/AlertDialog': ['modal', 'confirmation'],
  'Primitives/Badge': ['label', 'pill'],
  'Primitives/Card': ['panel', 'tile', 'box'],
  'Primitives/Chip': ['toggle', 'pill'],
  'Primitives/CodeBlock': ['snippet', 'copy', 'pre'],
  'Primitives/DescriptionList': ['key value', 'facts', 'definition list'],
  'Primitives/Dialog': ['modal', 'overlay', 'popup'],
  'Primitives/DropdownMenu': ['actions', 'context menu', 'dropdown'],
  'Primitives/EmptyState': ['no results', 'blank slate', 'zero state'],
  'Primitives/ErrorSummary': ['validation', 'alert'],
  'Primitives/Field': ['input', 'text area', 'select', 'dropdown'],
  'Primitives/I18nProvider': ['translation', 'locale', 'language'],
  'Primitives/Kbd': ['keyboard', 'shortcut', 'hotkey'],
  'Primitives/NavigationMenu': ['dropdown', 'mega menu'],
  'Primitives/OptionRows': ['radio', 'choice'],
  'Primitives/ProgressSegments': ['stepper', 'progress bar'],
  'Primitives/Sheet': ['drawer', 'side panel'],
  'Primitives/Slider': ['range'],
  'Primitives/SplitView': ['master detail', 'reading pane', 'two columns'],
  'Primitives/Stack': ['flex', 'layout'],
  'Primitives/StatusMessage': ['alert', 'notification'],
  'Primitives/Table': ['data grid', 'list', 'sort', 'spreadsheet'],
  'Primitives/Tabs': ['segmented', 'views'],
  'Primitives/Toast': ['snackbar', 'notification', 'undo'],
  'Primitives/ToggleGroup': ['segmented control', 'button group', 'radio'],
  'Primitives/Tooltip': ['hint', 'popover'],
  'Sections/MultiStepForm': ['wizard', 'stepper'],
  'Sections/ProcessSteps': ['timeline', 'stepper'],
  'Sections/SiteHeader': ['navbar', 'dropdown', 'mega menu'],
  'Sections/StatBand': ['numbers', 'metrics'],
  'Sections/Testimonials': ['quotes', 'reviews'],
  'Sections/TierCards': ['pricing', 'plans', 'packages'],
};

interface Entry {
  title?: string;
  name?: string;
}

/** The entries of one file; the first one gets the other words for its component. */
export function withSynonyms<Own extends Entry>(entries: readonly Own[]): Own[] {
  return entries.map((entry, place) => {
    const words = synonyms[entry.title ?? ''];
    return place === 0 && words ? { ...entry, name: `${entry.name} (${words.join(', ')})` } : entry;
  });
}

/** The name without what `withSynonyms` has added. */
export const plainName = (name: string): string => name.replace(/ \(.+\)$/, '');
