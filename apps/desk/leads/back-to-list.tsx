import { Button, SplitView } from '@laliaflia/ui';
import { ArrowIcon } from '@laliaflia/ui/icons';
import { lead as words } from '../content/words.ts';

/** Where the list does not stand beside it. */
export const BackToList = () => (
  <SplitView.Back asChild className="lali:mb-4 lali:-ms-4">
    <Button
      variant="ghost"
      size="small"
      before={<ArrowIcon size={20} className="lali:-scale-x-100 lali:rtl:scale-x-100" />}
    >
      {words.back}
    </Button>
  </SplitView.Back>
);
