import { box, desktopScreen, dot, line, repeat, text } from './draw.sample.ts';

const forest = '#173b2f';
const mint = '#3f9a6e';
const coral = '#f0603c';
const sand = '#f6f2ea';
const grey = '#6b6f66';

const sideBar = (active: number) =>
  box({ x: 0, y: 0, width: 208, height: 800, fill: forest }) +
  box({ x: 28, y: 32, width: 28, height: 28, radius: 8, fill: coral }) +
  text(68, 53, 'Förderwerk', { size: 20, weight: 700, fill: '#fff' }) +
  ['Overview', 'Applications', 'Programmes', 'Reviews', 'Payments', 'Reports']
    .map(
      (label, i) =>
        box({
          x: 16,
          y: 102 + i * 48,
          width: 176,
          height: 40,
          radius: 10,
          fill: i === active ? '#2a5a48' : forest,
        }) +
        dot(40, 122 + i * 48, 6, i === active ? coral : '#7fae9a') +
        text(60, 127 + i * 48, label, { size: 15, fill: '#fff', weight: i === active ? 600 : 400 }),
    )
    .join('') +
  dot(44, 752, 18, '#e9c46a') +
  text(74, 757, 'J. Okafor', { size: 15, fill: '#fff' });

const applications = [
  ['FW-2291', 'Rooftop solar, Kassel', '184,000 €', 'In review', 0.6],
  ['FW-2288', 'Heat network, Husum', '1,250,000 €', 'Question open', 0.4],
  ['FW-2287', 'School kitchen, Trier', '62,400 €', 'Approved', 1],
  ['FW-2284', 'Cargo bikes, Jena', '38,900 €', 'Approved', 1],
  ['FW-2280', 'Moor meadow, Aurich', '410,000 €', 'In review', 0.7],
  ['FW-2279', 'Night bus, Görlitz', '96,500 €', 'Draft', 0.2],
  ['FW-2275', 'Town archive, Speyer', '71,300 €', 'In review', 0.5],
] as const;

export const fundingList = desktopScreen(
  'Funding platform: a table of seven applications with amount, status and progress, and four totals above it',
  sand,
  sideBar(1) +
    text(248, 70, 'Applications', { size: 32, weight: 700, fill: forest }) +
    box({ x: 1080, y: 38, width: 160, height: 46, radius: 12, fill: coral }) +
    text(1160, 67, 'New application', { size: 16, weight: 600, fill: '#fff', anchor: 'middle' }) +
    [
      ['Open', '38'],
      ['Waiting for you', '5'],
      ['Approved', '214'],
      ['Paid out', '9.1 m €'],
    ]
      .map(
        ([label = '', value = ''], i) =>
          text(248 + i * 250, 138, label, { size: 15, fill: grey }) +
          text(248 + i * 250, 176, value, { size: 34, weight: 700, fill: i === 1 ? coral : forest }),
      )
      .join('') +
    box({ x: 248, y: 208, width: 992, height: 556, radius: 18, fill: '#fff' }) +
    ['Number', 'Project', 'Amount', 'Status', 'Progress']
      .map((label, i) => text([276, 400, 724, 836, 1024][i] ?? 0, 248, label, { fill: grey }))
      .join('') +
    applications
      .map(([number, project, amount, status, progress], i) => {
        const y = 300 + i * 68;
        const fill = status === 'Approved' ? mint : status === 'Question open' ? coral : '#b98900';
        return (
          line(`M276 ${y - 32}H1212`, '#ebe6da', 1.5) +
          text(276, y + 8, number, { size: 15, fill: grey }) +
          text(400, y + 8, project, { size: 17, weight: 600, fill: forest }) +
          text(780, y + 8, amount, { size: 17, fill: forest, anchor: 'end' }) +
          dot(844, y + 3, 6, fill) +
          text(860, y + 8, status, { size: 15, fill: forest }) +
          box({ x: 1024, y: y - 2, width: 188, height: 10, radius: 5, fill: '#ebe6da' }) +
          box({ x: 1024, y: y - 2, width: 188 * progress, height: 10, radius: 5, fill })
        );
      })
      .join(''),
);

export const fundingForm = desktopScreen(
  'Application form at step 3 of 5: costs by item with their sum, and a checklist of what is still missing',
  sand,
  sideBar(2) +
    text(248, 70, 'Heat network, Husum', { size: 32, weight: 700, fill: forest }) +
    ['Project', 'Partners', 'Costs', 'Effect', 'Send']
      .map(
        (label, i) =>
          box({
            x: 248 + i * 136,
            y: 100,
            width: 128,
            height: 8,
            radius: 4,
            fill: i < 2 ? mint : i === 2 ? coral : '#ddd6c6',
          }) +
          text(248 + i * 136, 134, `${i + 1}  ${label}`, {
            size: 15,
            weight: i === 2 ? 700 : 400,
            fill: i > 2 ? grey : forest,
          }),
      )
      .join('') +
    [
      ['Pipes and trenches', '640,000'],
      ['Heat pump, 1.2 MW', '380,000'],
      ['House stations, 46', '161,000'],
      ['Planning', '54,000'],
      ['Public dialogue', '15,000'],
    ]
      .map(
        ([label = '', amount = ''], i) =>
          text(248, 192 + i * 92, label, { size: 15, weight: 600, fill: forest }) +
          box({
            x: 248,
            y: 204 + i * 92,
            width: 600,
            height: 52,
            radius: 12,
            fill: '#fff',
            stroke: i === 2 ? coral : '#b9b4a5',
          }) +
          text(268, 236 + i * 92, amount, { size: 18, fill: forest }) +
          text(828, 236 + i * 92, '€', { size: 18, fill: grey, anchor: 'end' }),
      )
      .join('') +
    text(248, 690, 'Sum', { size: 20, weight: 700, fill: forest }) +
    text(848, 690, '1,250,000 €', { size: 28, weight: 700, fill: forest, anchor: 'end' }) +
    box({ x: 248, y: 718, width: 220, height: 52, radius: 12, fill: forest }) +
    text(358, 750, 'On to effect', { size: 17, weight: 600, fill: '#fff', anchor: 'middle' }) +
    box({ x: 900, y: 160, width: 340, height: 420, radius: 18, fill: '#e4efe6' }) +
    text(930, 206, 'Still missing', { size: 20, weight: 700, fill: forest }) +
    [
      'Offer for house stations',
      'Letter of the town council',
      'Share of own funds',
      'Map of the trench',
      'Signature',
    ]
      .map(
        (label, i) =>
          box({
            x: 930,
            y: 238 + i * 62,
            width: 26,
            height: 26,
            radius: 8,
            fill: i > 2 ? mint : '#fff',
            stroke: mint,
          }) +
          (i > 2 ? line(`M936 ${251 + i * 62}l5 5 9-10`, '#fff', 3) : '') +
          text(972, 257 + i * 62, label, { size: 16, fill: forest }),
      )
      .join(''),
);

export const fundingMap = desktopScreen(
  'Map of approved projects by region with a list of the largest and a chart of payments by month',
  '#dcebe4',
  sideBar(5) +
    line(
      'M520 60c90-40 210-10 240 70s110 60 120 150-70 130-40 220-120 190-230 200-90-90-170-120-60-120-90-200 20-130 60-180 10-90 110-140Z',
      mint,
      3,
    ) +
    line(
      'M420 330c120 30 240-40 420 20M500 540c90-60 200-20 340 0M640 70c-40 160 30 300-20 620',
      '#a9cdbb',
      3,
    ) +
    repeat(34, (i) => {
      const x = 440 + ((i * 137) % 360);
      const y = 140 + ((i * 89) % 500);
      return dot(x, y, 6 + ((i * 7) % 16), i % 9 === 0 ? coral : '#3f9a6ecc');
    }) +
    box({ x: 900, y: 32, width: 348, height: 380, radius: 18, fill: '#fff' }) +
    text(928, 76, 'Largest projects', { size: 20, weight: 700, fill: forest }) +
    [
      'Heat network, Husum',
      'Moor meadow, Aurich',
      'Rooftop solar, Kassel',
      'Night bus, Görlitz',
      'Town archive, Speyer',
    ]
      .map(
        (label, i) =>
          text(928, 124 + i * 58, `${i + 1}`, { size: 20, weight: 700, fill: coral }) +
          text(960, 124 + i * 58, label, { size: 17, fill: forest }) +
          line(`M928 ${146 + i * 58}h292`, '#e4efe6', 2),
      )
      .join('') +
    box({ x: 900, y: 432, width: 348, height: 336, radius: 18, fill: forest }) +
    text(928, 476, 'Paid out, by month', { size: 20, weight: 700, fill: '#fff' }) +
    repeat(12, (i) => {
      const height = 50 + ((i * 53) % 150);
      return box({
        x: 928 + i * 25,
        y: 730 - height,
        width: 16,
        height,
        radius: 5,
        fill: i === 10 ? coral : '#7fcfa8',
      });
    }),
);
