import type { ComponentType } from 'react';
import type { Workshop } from '../../content/schema/offers.ts';
import { Figures } from '../../pictures/artefacts/figures.tsx';
import { Ideas } from '../../pictures/artefacts/ideas.tsx';
import { NinetyDays } from '../../pictures/artefacts/ninety-days.tsx';
import { Notes } from '../../pictures/artefacts/notes.tsx';
import { Plans } from '../../pictures/artefacts/plans.tsx';
import { Protocol } from '../../pictures/artefacts/protocol.tsx';
import { Prototype } from '../../pictures/artefacts/prototype.tsx';
import { Question } from '../../pictures/artefacts/question.tsx';
import { Schedule } from '../../pictures/artefacts/schedule.tsx';
import { Support } from '../../pictures/artefacts/support.tsx';
import { Versions } from '../../pictures/artefacts/versions.tsx';

interface TakenHome {
  Artefact: ComponentType<{ className?: string | undefined }>;
  /** In two columns, and in twelve where there is room. */
  place: string;
  look?: string;
}

const classes = (...names: readonly string[]) => names.join(' ');
const wide = 'lali:@2xl:col-span-2';

/** In the order of the outcomes. One of each workshop leads: it is larger than the others. */
export const takenHome: Readonly<Record<Workshop['id'], readonly TakenHome[]>> = {
  ignite: [
    { Artefact: Question, place: classes(wide, 'lali:@4xl:col-span-12') },
    { Artefact: Ideas, place: classes(wide, 'lali:@4xl:col-span-8'), look: 'lali:grow' },
    { Artefact: Protocol, place: classes(wide, 'lali:@4xl:col-span-4'), look: 'lali:grow' },
  ],
  deep: [
    {
      Artefact: Prototype,
      place: classes('lali:@2xl:row-span-2', 'lali:@4xl:col-span-4'),
    },
    { Artefact: Notes, place: 'lali:@4xl:col-span-8' },
    { Artefact: Plans, place: 'lali:@4xl:col-span-4' },
    { Artefact: Support, place: classes(wide, 'lali:@4xl:col-span-4') },
  ],
  engine: [
    { Artefact: Versions, place: 'lali:@4xl:col-span-5', look: 'lali:grow' },
    {
      Artefact: Schedule,
      place: classes('lali:@2xl:order-last', wide, 'lali:@4xl:col-span-7'),
      look: 'lali:grow',
    },
    { Artefact: Figures, place: 'lali:@4xl:col-span-5', look: 'lali:grow' },
    {
      Artefact: NinetyDays,
      place: classes('lali:order-first', wide, 'lali:@4xl:col-span-7'),
      look: 'lali:grow',
    },
  ],
};
