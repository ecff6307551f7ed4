/** Words, English and German, that tell nothing of what a challenge is about. */
export const fillers: ReadonlySet<string> = new Set(
  `a about after again all almost also always am an and any anyone anything are aren as at away be because been before
  being between both but by can cannot can't could day did do does doesn doing don't done down each either enough ever
  every few find for from get gets getting give go goes going good got great had has have having he her here his how i
  if improve in increase into is isn it its itself just keep know less let like little lot make makes making many may
  me might more most much must my need needs never new no nobody none nor not nothing now of off often on once one
  only or other our out over own people per please reduce same see seem she should so some somebody something still
  such take than that the their them then there these they thing things this those through to too try under until up us use
  used using very want wants was way we well were what when where which while who whom whose why will with within
  without won't work works working would year years yet you your hear ask call say tell feel come look looking wait
  find finding leave leaves lose spend spends complain complains forget forgets understand understands drop drops
  arrive arrives rise rises blame read reads take takes happen happens seem stand reduce sell buy fix rid last every
  weeks days months there's we're they're it's aber alle alles als also am an auch auf aus bei beim bis da
  damit dann das dass dem den denn der des dich die dies diese dieser durch ein eine einem einen einer eines er es
  etwas euch für gegen gibt gut hab habe haben hat hatte ich ihr ihre im immer in ist ja jede jeder jedes kann
  kein keine können könnte lang langer machen man mehr mein mich mir mit muss müssen nach nicht nichts noch nur oder
  ohne schon sehr sein seine seit sich sie sind so soll sollen über um und uns unser unsere unserem unseren unserer
  viel viele vom von vor war warum was weil wenn wer werden wie wieder wir wird wo wollen zu zum zur zwischen klappt
  finden bekommen`.split(/\s+/),
);
