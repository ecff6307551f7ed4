import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { stages } from './stages.ts';
import { light } from './theme.ts';

const tagBadges: TagBadgeParameters = Object.entries(stages).map(([tags, { word, about, badge }]) => ({
  tags,
  badge: { text: word, style: badge, tooltip: { title: word, desc: about } },
  display: {
    sidebar: [{ type: 'component', skipInherited: true }],
    toolbar: ['docs', 'story'],
  },
}));

addons.setConfig({ theme: light, tagBadges });
