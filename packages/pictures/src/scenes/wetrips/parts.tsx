import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { Phone, type PhoneProps, TabBar } from '../../shared/phone.tsx';

const paths = {
  back: 'M15 5l-7 7 7 7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  route:
    'M6 20a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5m2.500-2.500H15a4 4 0 0 0 0-8H9a3.500 3.500 0 0 1 0-7h6.500M18 5a2 2 0 1 0 0-4',
  map: 'M3 7l6-3 6 3 6-3v13l-6 3-6-3-6 3zm6-3v13m6-10v13',
  purse: 'M4 8h15a1 1 0 0 1 1 1v10H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h11v3m1 6h.01',
  talk: 'M4 5h16v11h-9l-5 4v-4H4z',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M12 7.500V12l3 2',
  off: 'M4 4l16 16M8.500 15.500a5 5 0 0 1 4-1.400M5.500 12.500a9 9 0 0 1 4.500-2.600m3.500 0a9 9 0 0 1 5 2.600M2.500 9.500a14 14 0 0 1 5-3.200m4-.9a14 14 0 0 1 10 4.100M12 19h.01',
  car: 'M4 16v-4l2-6h12l2 6v4M4 12h16M4 16h16v3h-3v-3M7 16v3H4v-3m3-2.500h.01m9.990 0h.01',
  bed: 'M3 6v13m0-4h18v4M3 12h9V8h5a4 4 0 0 1 4 4v3',
  raft: 'M3 12c4 5 14 5 18 0M8 14l6-10 2 1M3 19c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
  food: 'M6 3v6a2 2 0 0 0 4 0V3M8 11v10M16 3c-2 2-3 5-2 9h3V3v18',
  fuel: 'M5 20V5h9v15M3 20h13M7 8h5v3H7zm7 3h3v6a1.500 1.500 0 0 0 3 0V9l-3-3',
  walk: 'M13 4.500h.01M9 21l2-6-2-3 1-5 4 1 1 3 3 1M11 15l4 2 1 4',
  arrow: 'M4 12h15m-5-5l5 5-5 5',
  water: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6zm-2 0h16M10.500 20.500h3',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, ...rest }: IconProps<IconName>) => (
  <StrokeIcon {...rest} drawing={paths[name]} />
);

export const Frame = ({ className, ...rest }: Omit<PhoneProps, 'battery'>) => (
  <Phone {...rest} className={`screen ${className}`} battery={0.42} />
);

const tabs = [
  ['route', 'Plan'],
  ['map', 'Map'],
  ['purse', 'Purse'],
  ['talk', 'Talk'],
] as const;

export const Tabs = ({ current }: { current: (typeof tabs)[number][1] }) => (
  <TabBar tabs={tabs} current={current} Icon={Icon}>
    <b>
      <Icon name="plus" size={28} />
    </b>
  </TabBar>
);
