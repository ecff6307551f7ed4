import type { Client } from './schema/facts.ts';

export const clients = [
  { id: 'condor', name: 'Condor', industry: 'travel', permission: 'needed' },
  { id: 'bmw', name: 'BMW', industry: 'automotive', permission: 'needed' },
  { id: 'manifest', name: 'Manifest', industry: 'health', permission: 'needed' },
  { id: 'wetrips', name: 'wetrips', industry: 'travel', permission: 'needed' },
  { id: 'innoapps', name: 'innoapps', industry: 'telecommunications', permission: 'needed' },
  { id: 'northbank', name: 'Northbank', industry: 'finance', sample: true },
  { id: 'helio', name: 'helio', industry: 'energy', sample: true },
  { id: 'vitalis', name: 'vitalis', industry: 'health', sample: true },
  { id: 'telvia', name: 'telvia', industry: 'telecommunications', sample: true },
  { id: 'motorwerk', name: 'Motorwerk', industry: 'automotive', sample: true },
  { id: 'aerolane', name: 'aerolane', industry: 'travel', sample: true },
  { id: 'kando', name: 'K&O', industry: 'advertising', sample: true },
  { id: 'quitt', name: 'quitt', industry: 'finance', sample: true },
  { id: 'wattwerk', name: 'Wattwerk', industry: 'energy', sample: true },
  { id: 'seeblick', name: 'Seeblick', industry: 'health', sample: true },
  { id: 'kontor9', name: 'Kontor 9', industry: 'advertising', sample: true },
  { id: 'oneline', name: 'oneline', industry: 'telecommunications', sample: true },
] as const satisfies readonly Client[];
