import { Button, Heading, Text } from '@laliaflia/ui';

export interface CallHeadProps {
  /** Of the heading, for the section that it names. */
  id: string;
  title: string;
  text: string;
  actions: readonly [{ href: string; label: string }, { href: string; label: string }];
}

/** What a closing section asks for, and the two ways to answer. */
export function CallHead({ id, title, text, actions: [action, other] }: CallHeadProps) {
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
      <div className="lali:flex lali:flex-wrap lali:gap-3">
        <Button href={action.href}>{action.label}</Button>
        <Button href={other.href} variant="outline">
          {other.label}
        </Button>
      </div>
    </div>
  );
}
