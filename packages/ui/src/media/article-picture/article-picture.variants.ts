import { cva } from 'class-variance-authority';

/* `clip` and no border: the figure leaves its frame as a plant leaves its pot. On the page the frame parts by tone. */
export const articlePictureVariants = cva('relative isolate block min-w-0 overflow-clip', {
  variants: {
    shape: { wide: 'aspect-[3/2]', panorama: 'aspect-[2/1]', square: 'aspect-square', free: '' },
    tone: {
      page: 'surface-raised',
      kingfisher: 'surface-kingfisher',
      leaf: 'surface-leaf',
      night: 'surface-night',
    },
    bleed: { none: 'rounded-card', end: 'rounded-s-card' },
  },
});

/* A spiral is cut by two edges, a root enters from one and keeps its tips, strands and leaves stay whole. */
export const articleFigureVariants = cva('absolute inset-0 flex', {
  variants: {
    rule: {
      phyllotaxis: '',
      branching: 'items-end py-[6%] pe-[8%] *:size-full rtl:-scale-x-100',
      strands: 'items-center p-[9%] *:size-full rtl:-scale-x-100',
      tessellation: 'items-center rtl:-scale-x-100',
      venation: 'items-center p-[5%] *:size-full rtl:-scale-x-100',
    },
    young: { true: '', false: '' },
    shape: { wide: '', panorama: '', square: '', free: '' },
  },
  compoundVariants: [
    { rule: 'phyllotaxis', young: false, class: 'items-start *:max-w-none *:shrink-0' },
    {
      rule: 'phyllotaxis',
      young: false,
      shape: ['wide', 'square', 'free'],
      class: 'ps-[12%] pt-[7%] *:w-[116%]',
    },
    // Low and wide: smaller, so that the round centre is in sight as well as the rim.
    { rule: 'phyllotaxis', young: false, shape: 'panorama', class: 'ps-[46%] pt-[3%] *:w-[125%]' },
    { rule: 'phyllotaxis', young: true, class: 'items-center justify-center *:w-1/2' },
    // Its grid runs on beyond the edge.
    { rule: 'tessellation', young: false, class: 'ps-[10%] *:w-[104%] *:max-w-none *:shrink-0' },
    { rule: 'tessellation', young: true, class: 'px-[24%] *:size-full' },
    { rule: 'venation', young: true, class: 'px-[26%]' },
    { rule: 'branching', young: true, class: 'pe-[22%]' },
    { rule: 'strands', young: true, class: 'px-[20%]' },
  ],
});
