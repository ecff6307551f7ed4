import { type IconProps, StrokeIcon } from '../../shared/icon.tsx';
import { Phone, type PhoneProps } from '../../shared/phone.tsx';

const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  plus: 'M12 5v14M5 12h14',
  finger: 'M9 12V5a2 2 0 0 1 4 0v6l5 1.500a2.500 2.500 0 0 1 2 3L19 21h-8l-5-6a2 2 0 0 1 3-2.500',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6zm-2 0h16M10.500 20.500h3',
  lock: 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3',
  wave: 'M3 12q3-5 6 0t6 0 6 0',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
} as const;

export const Icon = ({ name, ...rest }: IconProps<keyof typeof paths>) => (
  <StrokeIcon strokeWidth="2.400" {...rest} drawing={paths[name]} />
);

export const Frame = ({ className, ...rest }: Omit<PhoneProps, 'battery'>) => (
  <Phone {...rest} className={`screen ${className}`} battery={0.61} />
);
