import { Expectations } from '@laliaflia/ui/expectations';
import { OfferDetails } from '@laliaflia/ui/offer-details';
import { Page } from '@laliaflia/ui/page';
import { PageIntro } from '@laliaflia/ui/page-intro';

/** Written as a coding assistant would: from llms.txt and components.json alone, without a look at the library. */
export function FromTheIndex() {
  return (
    <Page>
      <PageIntro
        title="A boat for a week"
        lead="Eight metres, four berths, and a stove that works."
        back={{ href: '/boats', label: 'All boats' }}
        actions={[{ href: '#ask', label: 'Ask for dates' }]}
      />
      <OfferDetails
        title="What the week holds"
        facts={[
          { label: 'Length', value: 'Saturday to Saturday' },
          { label: 'Crew', value: 'two to four' },
        ]}
        lists={[
          { title: 'On board', items: ['Charts of the whole coast', 'A dinghy'], look: 'included' },
          { title: 'Afterwards you can', items: ['Enter a harbour by night'], look: 'outcomes' },
        ]}
        action={{ href: '#ask', label: 'Ask for dates' }}
      />
      <Expectations
        title="What happens next"
        steps={[
          { title: 'We answer', text: 'On the same day, with two free weeks.' },
          { title: 'You choose', text: 'And get the list of what to bring.' },
        ]}
      />
    </Page>
  );
}
