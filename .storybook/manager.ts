import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { stages } from './stages.ts';
import { plainName } from './synonyms.ts';
import { light } from './theme.ts';

const tagBadges: TagBadgeParameters = Object.entries(stages).map(([tags, { word, about, badge }]) => ({
  tags,
  badge: { text: word, style: badge, tooltip: { title: word, desc: about } },
  display: {
    // A label on every row would say nothing, so the sidebar marks only the exceptions.
    sidebar: tags !== 'ready' ? [{ type: 'component' as const, skipInherited: true }] : [],
    toolbar: ['docs', 'story'],
  },
}));

/** Below 1024 px the sidebar would take a third of the window; below 600 px Storybook has its own drawer. */
const isTablet = window.matchMedia('(min-width: 600px) and (max-width: 1023px)').matches;

addons.setConfig({
  theme: light,
  // Closed at first: the button in the toolbar and Alt S open it.
  ...(isTablet && { layout: { showNav: false } }),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? plainName(name) : name) },
  tagBadges,
  // The Welcome page has no settings. A parameter would hide the panel of every story that is opened after it.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, shown) => (storyId.startsWith('welcome') ? false : shown),
  },
});
