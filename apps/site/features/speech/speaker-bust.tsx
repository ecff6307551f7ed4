import { Avatar } from '@laliaflia/ui';
import type { ComponentProps } from 'react';
import { speaker } from '../../content/pages/speech.ts';

/** Name and line beside her bust, whose chest the lower edge cuts. */
export function SpeakerBust(props: ComponentProps<'div'>) {
  const { name, text, seed } = speaker;
  return (
    <div
      className="lali:grid lali:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lali:items-end lali:gap-x-6"
      {...props}
    >
      <div className="lali:pb-10 lali:text-end lali:@3xl:pb-16">
        <p className="lali:type-subheading">{name}</p>
        <p className="lali:mt-2 lali:text-soft">{text}</p>
      </div>
      <Avatar name="" seed={seed} size="full" shape="bare" className="lali:block" />
    </div>
  );
}
