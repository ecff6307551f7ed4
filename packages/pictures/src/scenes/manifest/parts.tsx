import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { TabBar } from '../../shared/phone.tsx';

const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  mic: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3M5 11a7 7 0 0 0 14 0M12 18v3',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5v2m0 14v2M3 12h2m14 0h2M5.600 5.600L7 7m10 10l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400',
  ribbon: 'M3 7h13a4 4 0 0 1 0 8H8a3 3 0 0 0 0 6h13',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  hills: 'M2 18l6-9 5 6 3-4 6 7z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4l3 2',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11m0-13a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  smaller: 'M5 12h14M9 7l3 3 3-3M9 17l3-3 3 3',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 2h-15zM10 21h4',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H8',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon {...rest} drawing={paths[name]} />
);

const tabs = [
  ['sun', 'Today'],
  ['ribbon', 'Week'],
  ['talk', 'Talk'],
  ['hills', 'Look back'],
] as const;

export const Tabs = ({ current }: { current: (typeof tabs)[number][1] }) => (
  <TabBar tabs={tabs} current={current} Icon={Icon} />
);
