import { box, dot, line, phoneScreen, repeat, statusBar, text } from './draw.sample.ts';

const navy = '#0d1f4f';
const sky = '#2f6bff';
const pale = '#dfe7f7';
const sun = '#ffc629';
const grey = '#5a6684';

const button = (label: string, fill: string, ink = '#fff') =>
  box({ x: 20, y: 760, width: 350, height: 54, radius: 14, fill }) +
  text(195, 793, label, { size: 17, weight: 600, fill: ink, anchor: 'middle' });

const seatColumns = [34, 80, 126, 214, 260, 306];
const taken = new Set([2, 5, 7, 9, 14, 15, 20, 22, 23, 27, 31, 34, 35, 41, 44, 46, 50, 53]);

export const seatMap = phoneScreen(
  'Seat map of flight DE 2002: three classes of seat, window and aisle letters, seat 13D chosen for 18 euro',
  '#f3f6fd',
  statusBar(navy) +
    text(24, 92, 'Choose your seat', { size: 26, weight: 700, fill: navy }) +
    text(24, 116, 'DE 2002 · Frankfurt to Palma', { fill: grey }) +
    ['Free', 'Extra room', 'Taken']
      .map(
        (label, i) =>
          box({
            x: 24 + i * 116,
            y: 136,
            width: 18,
            height: 18,
            radius: 5,
            fill: [sky, navy, pale][i] ?? sky,
          }) + text(50 + i * 116, 150, label, { fill: grey }),
      )
      .join('') +
    box({ x: 16, y: 176, width: 358, height: 500, radius: 40, fill: '#fff' }) +
    seatColumns
      .map((x, i) => text(x + 19, 206, 'ABCDEF'[i] ?? '', { anchor: 'middle', fill: grey }))
      .join('') +
    repeat(
      9,
      (row) =>
        seatColumns
          .map((x, column) => {
            const index = row * 6 + column;
            const chosen = row === 4 && column === 3;
            const fill = chosen ? sun : taken.has(index) ? pale : row === 0 || row === 4 ? navy : sky;
            const y = 220 + row * 50;
            const mark = chosen ? line(`M${x + 11} ${y + 20}l6 6 11-12`, navy, 3) : '';
            return box({ x, y, width: 38, height: 40, radius: 10, fill }) + mark;
          })
          .join('') + text(189, 246 + row * 50, 9 + row, { anchor: 'middle', fill: grey }),
    ) +
    text(24, 722, '13D, aisle, extra room', { size: 17, weight: 600, fill: navy }) +
    text(366, 722, '18 €', { size: 20, weight: 700, fill: navy, anchor: 'end' }) +
    button('Take 13D', navy),
);

const extras = [
  ['Cabin bag, 8 kg', 'included'],
  ['Checked bag, 20 kg', '25 €'],
  ['Seat 13D, aisle', '18 €'],
  ['Meal: pasta al forno', '9 €'],
  ['Priority boarding', 'add'],
] as const;

export const trip = phoneScreen(
  'Trip from Frankfurt to Palma at 06:40 with bag, seat and meal, 52 euro in all',
  '#ffffff',
  statusBar(navy) +
    text(24, 92, 'Your trip', { size: 26, weight: 700, fill: navy }) +
    box({ x: 20, y: 116, width: 350, height: 168, radius: 22, fill: sky }) +
    text(44, 170, 'FRA', { size: 36, weight: 700, fill: '#fff' }) +
    text(346, 170, 'PMI', { size: 36, weight: 700, fill: '#fff', anchor: 'end' }) +
    line('M146 158c30-26 68-26 98 0', '#fff') +
    dot(195, 139, 5, sun) +
    text(195, 182, '2 h 15', { fill: '#fff', anchor: 'middle' }) +
    text(44, 196, '06:40', { size: 16, fill: '#fff' }) +
    text(346, 196, '08:55', { size: 16, fill: '#fff', anchor: 'end' }) +
    line('M44 222h302', '#7ea2ff', 1.5) +
    text(44, 256, 'Gate B 42', { size: 16, weight: 600, fill: '#fff' }) +
    text(346, 256, 'Seat 13D', { size: 16, weight: 600, fill: '#fff', anchor: 'end' }) +
    extras
      .map(
        ([label, price], i) =>
          dot(36, 336 + i * 62, 12, price === 'add' ? pale : sky) +
          line(
            price === 'add' ? `M31 ${336 + i * 62}h10m-5-5v10` : `M31 ${336 + i * 62}l4 4 7-8`,
            price === 'add' ? sky : '#fff',
          ) +
          text(62, 342 + i * 62, label, { size: 17, fill: navy }) +
          text(366, 342 + i * 62, price, {
            size: 17,
            weight: 600,
            fill: price === 'add' ? sky : navy,
            anchor: 'end',
          }) +
          line(`M62 ${366 + i * 62}h304`, pale, 1.5),
      )
      .join('') +
    text(24, 700, 'Total', { size: 20, weight: 700, fill: navy }) +
    text(366, 700, '52 €', { size: 26, weight: 700, fill: navy, anchor: 'end' }) +
    button('Pay 52 €', sun, navy),
);

export const boardingPass = phoneScreen(
  'Boarding pass of A. Brandt: gate B 42, boarding at 06:10, group 2, seat 13D, with its code',
  navy,
  statusBar('#fff') +
    text(24, 92, 'Boarding pass', { size: 26, weight: 700, fill: '#fff' }) +
    box({ x: 20, y: 120, width: 350, height: 596, radius: 26, fill: '#fff' }) +
    [
      ['Passenger', 'A. Brandt'],
      ['Flight', 'DE 2002'],
      ['Boarding', '06:10'],
      ['Gate', 'B 42'],
      ['Group', '2'],
    ]
      .map(
        ([label = '', value = ''], i) =>
          text(44, 166 + i * 40, label, { size: 15, fill: grey }) +
          text(346, 166 + i * 40, value, { size: 16, weight: 600, fill: navy, anchor: 'end' }),
      )
      .join('') +
    line('M30 360h330', pale, 2) +
    dot(20, 360, 12, navy) +
    dot(370, 360, 12, navy) +
    repeat(361, (i) => {
      const x = i % 19;
      const y = Math.floor(i / 19);
      return (x * 7 + y * 13 + x * y * 5 + ((x ^ y) % 3)) % 5 < 2
        ? box({ x: 72 + x * 13, y: 390 + y * 13, width: 13, height: 13, fill: navy })
        : '';
    }) +
    text(44, 688, 'Seat', { size: 15, fill: grey }) +
    text(346, 690, '13D', { size: 30, weight: 700, fill: navy, anchor: 'end' }) +
    button('Add to wallet', sky),
);

export const whySeat = phoneScreen(
  'Why this seat: quiet row, leg room, near exit and view rated as bars, and what other travellers said',
  '#fff8e6',
  statusBar(navy) +
    text(24, 92, 'Why 13D', { size: 26, weight: 700, fill: navy }) +
    text(24, 118, 'Measured on 214 flights of this aircraft', { fill: grey }) +
    [
      ['Quiet row', 0.82],
      ['Leg room', 0.94],
      ['Near exit', 0.61],
      ['View', 0.3],
    ]
      .map(
        ([label = '', value = 0], i) =>
          text(24, 172 + i * 64, label, { size: 16, weight: 600, fill: navy }) +
          text(366, 172 + i * 64, `${Math.round(Number(value) * 100)}`, {
            size: 16,
            fill: grey,
            anchor: 'end',
          }) +
          box({ x: 24, y: 184 + i * 64, width: 342, height: 12, radius: 6, fill: '#f1e2b4' }) +
          box({ x: 24, y: 184 + i * 64, width: 342 * Number(value), height: 12, radius: 6, fill: sky }),
      )
      .join('') +
    [
      '“Out first, and nobody climbs over me.”',
      '“Room for knees. Bring a jacket.”',
      '“Same again next time.”',
    ]
      .map(
        (quote, i) =>
          box({ x: 20, y: 440 + i * 94, width: 350, height: 80, radius: 18, fill: '#fff' }) +
          dot(56, 480 + i * 94, 18, [sky, navy, sun][i] ?? sky) +
          text(88, 474 + i * 94, quote, { size: 15, fill: navy }) +
          text(88, 496 + i * 94, `Rated ${['4.8', '4.4', '5.0'][i]} by a traveller`, {
            size: 13,
            fill: grey,
          }),
      )
      .join('') +
    button('Keep 13D', navy),
);

export const departures = phoneScreen(
  'List of today’s departures with destination, gate and status: on time, boarding or delayed',
  '#0a1430',
  statusBar('#fff') +
    text(24, 92, 'Departures', { size: 26, weight: 700, fill: '#fff' }) +
    ['Today', 'Tomorrow', 'Mine']
      .map(
        (label, i) =>
          box({
            x: 24 + i * 112,
            y: 112,
            width: 104,
            height: 36,
            radius: 18,
            fill: i === 0 ? sun : '#1a2a58',
          }) +
          text(76 + i * 112, 135, label, { weight: 600, fill: i === 0 ? navy : '#fff', anchor: 'middle' }),
      )
      .join('') +
    [
      ['06:40', 'Palma', 'B 42', 'Boarding'],
      ['07:05', 'Lisbon', 'A 11', 'On time'],
      ['07:20', 'Heraklion', 'B 28', 'On time'],
      ['07:55', 'Reykjavik', 'C 03', '25 min late'],
      ['08:10', 'Faro', 'B 44', 'On time'],
      ['08:40', 'Split', 'A 20', 'On time'],
      ['09:15', 'Funchal', 'B 31', 'On time'],
      ['09:30', 'Antalya', 'C 09', 'On time'],
    ]
      .map(([time = '', city = '', gate = '', status = ''], i) => {
        const y = 172 + i * 72;
        const tone = status === 'Boarding' ? sun : status === 'On time' ? '#63d3a4' : '#ff9b85';
        return (
          box({ x: 16, y, width: 358, height: 62, radius: 16, fill: i === 0 ? '#21367a' : '#131f45' }) +
          text(34, y + 38, time, { size: 18, weight: 700, fill: '#fff' }) +
          text(108, y + 28, city, { size: 17, weight: 600, fill: '#fff' }) +
          text(108, y + 48, `Gate ${gate}`, { size: 13, fill: '#a9b7e0' }) +
          dot(250, y + 32, 5, tone) +
          text(264, y + 37, status, { fill: tone, weight: 600 })
        );
      })
      .join('') +
    button('Tell me when mine boards', sky),
);
