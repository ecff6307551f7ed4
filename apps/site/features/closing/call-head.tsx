import { Heading, Text } from '@laliaflia/ui';
import { type Ways, WaysToAnswer } from './ways.tsx';

export interface CallHeadProps {
  /** Of the heading, for the section that it names. */
  id: string;
  title: string;
  text: string;
  actions: Ways;
  /** On a filled surface. */
  filled?: boolean;
}

/** What a closing section asks for, and the ways to answer. */
export function CallHead({ id, title, text, actions, filled = false }: CallHeadProps) {
  return (
    <div className="lali:grid lali:gap-x-12 lali:gap-y-6 lali:@4xl:grid-cols-[minmax(0,1fr)_auto] lali:@4xl:items-end">
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
          {text}
        </Text>
      </div>
      <WaysToAnswer ways={actions} filled={filled} />
    </div>
  );
}
