import { ContactBlock, type ContactBlockProps } from '@laliaflia/ui';
import { answering } from '../../content/closing.ts';

export interface TalkProps
  extends Pick<ContactBlockProps, 'title' | 'text' | 'address' | 'person' | 'className'> {
  actions: readonly [ContactBlockProps['action'], ContactBlockProps['action']?];
}

/** The end of a page that asks for a talk: Livia’s portrait, a sentence, the action, and her direct ways. */
export function Talk({ actions: [action, otherAction], ...rest }: TalkProps) {
  return <ContactBlock {...answering} action={action} otherAction={otherAction} {...rest} />;
}
