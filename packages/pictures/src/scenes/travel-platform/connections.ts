import type { Leg } from './parts.tsx';

export interface Connection {
  out: string;
  arrives: string;
  lasts: string;
  changes: number;
  carbon: number;
  price: string;
  legs: readonly Leg[];
}

export const connections: readonly Connection[] = [
  {
    out: '06:13',
    arrives: '16:40',
    lasts: '10 h 27',
    changes: 2,
    carbon: 29,
    price: '78.30',
    legs: [
      { mode: 'train', from: '06:13', to: '10:24', name: 'ICE 274 to Berlin' },
      { mode: 'train', from: '10:46', to: '13:39', name: 'IC 2352' },
      { mode: 'ferry', from: '14:30', to: '16:40', name: 'Ferry' },
    ],
  },
  {
    out: '06:58',
    arrives: '16:40',
    lasts: '9 h 42',
    changes: 2,
    carbon: 31,
    price: '81.30',
    legs: [
      { mode: 'train', from: '06:58', to: '10:32', name: 'ICE 76 to Hamburg' },
      { mode: 'train', from: '10:56', to: '14:02', name: 'RE 4310' },
      { mode: 'ferry', from: '14:30', to: '16:40', name: 'Ferry' },
    ],
  },
  {
    out: '08:13',
    arrives: '19:15',
    lasts: '11 h 02',
    changes: 2,
    carbon: 29,
    price: '72.20',
    legs: [
      { mode: 'train', from: '08:13', to: '12:24', name: 'ICE 276 to Berlin' },
      { mode: 'train', from: '12:46', to: '15:39', name: 'IC 2354' },
      { mode: 'ferry', from: '17:15', to: '19:15', name: 'Ferry' },
    ],
  },
];

/** What leaves less time than was asked for. */
export const hasty: readonly Connection[] = [
  {
    out: '06:13',
    arrives: '16:05',
    lasts: '9 h 52',
    changes: 3,
    carbon: 28,
    price: '74.60',
    legs: [
      { mode: 'train', from: '06:13', to: '10:24', name: 'ICE 274 to Berlin' },
      { mode: 'train', from: '10:46', to: '14:05', name: 'IC 2352 to Bergen' },
      { mode: 'bus', from: '14:20', to: '14:58', name: '' },
      { mode: 'ferry', from: '15:20', to: '16:05', name: '' },
    ],
  },
  {
    out: '07:02',
    arrives: '19:15',
    lasts: '12 h 13',
    changes: 3,
    carbon: 27,
    price: '49.80',
    legs: [
      { mode: 'train', from: '07:02', to: '11:45', name: 'IC 2154 to Leipzig' },
      { mode: 'train', from: '11:54', to: '13:11', name: 'ICE' },
      { mode: 'train', from: '13:44', to: '16:50', name: 'RE 3310' },
      { mode: 'ferry', from: '17:15', to: '19:15', name: 'Ferry' },
    ],
  },
];
