import { AlertDialog, ChatPanel, Dialog, I18nProvider, SiteHeader } from '@laliaflia/ui';
import { Button } from '@laliaflia/ui/button';
import { de } from '@laliaflia/ui/messages/de';
import { useState } from 'react';

const groups = [
  {
    id: 'work',
    label: 'Arbeiten',
    path: 'design' as const,
    feature: { title: 'Neu', text: 'Ein Projekt', href: '/new', action: 'Ansehen', figure: null },
    columns: [{ title: 'Projekte', items: [{ href: '/one', label: 'Sitzplan' }] }],
  },
];

/** Everything that opens over the page, with the words of a second language. */
export function Overlays() {
  const [asked, setAsked] = useState(false);
  const [chatting, setChatting] = useState(false);
  return (
    <I18nProvider locale="de-DE" messages={de}>
      <SiteHeader
        currentPath="/"
        groups={groups}
        action={{ href: '/contact', label: 'Kontakt' }}
        brand={{ href: '/', label: 'laliaflia' }}
      />
      <Dialog.Root>
        <Dialog.Trigger>Dialog öffnen</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>Ein Dialog</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
      <Button onClick={() => setAsked(true)}>Frage öffnen</Button>
      <AlertDialog
        open={asked}
        title="Eine Frage"
        onConfirm={() => setAsked(false)}
        onCancel={() => setAsked(false)}
      />
      <ChatPanel
        href="/contact"
        open={chatting}
        onOpenChange={setChatting}
        messages={[]}
        onSend={() => {}}
        labels={{
          title: 'Ein Gespräch',
          open: 'Gespräch öffnen',
          close: 'Gespräch schließen',
          conversation: 'Verlauf',
          log: 'Neue Nachrichten',
          speakers: { guide: 'Assistent', visitor: 'Sie' },
          input: 'Nachricht',
          send: 'Senden',
          suggestions: 'Vorschläge',
          typing: 'Schreibt',
          saving: { sending: 'Wird gesendet', saved: 'Gespeichert', unsaved: 'Nicht gespeichert' },
          retry: 'Noch einmal',
          newer: 'Zum Neuesten',
        }}
      />
    </I18nProvider>
  );
}
