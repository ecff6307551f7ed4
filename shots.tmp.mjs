import { chromium } from '@playwright/test';
const url='http://localhost:4310';
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const what=process.argv[2]??'all';
for (const [w,h] of [[390,844],[820,1180],[1440,900]]) for (const theme of ['light','dark']) {
  if (process.argv[3] && !process.argv[3].split(',').includes(`${w}${theme[0]}`)) continue;
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:theme,reducedMotion:'reduce'});
  const p=await c.newPage(); p.setDefaultTimeout(120000);
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(m.text().slice(0,400)));
  p.on('pageerror',e=>console.log('PAGEERROR',e.message));
  const shot=(n,full=true)=>p.screenshot({path:`/tmp/tshots/${n}-${w}${theme[0]}.png`,fullPage:full});
  const hyd=()=>p.waitForSelector('html[data-hydrated]',{state:'attached'});
  if (what==='all'||what==='assessment'){
    await p.goto(url+'/ai-assessment'); await hyd(); await p.waitForTimeout(800);
    await shot('overview');
    await p.getByRole('main').getByRole('link',{name:'Start the assessment'}).first().click();
    await p.getByRole('form',{name:'Innovation readiness assessment'}).waitFor();
    await p.waitForTimeout(400); await shot('q1');
    const keys=['3','1','2','2','4','1','2','3','1','4'];
    for(let i=0;i<10;i++){ await p.keyboard.press(keys[i]); if(i===2) await shot('q3'); await p.waitForTimeout(60); await p.keyboard.press('Enter'); await p.waitForTimeout(150);
      }
    await p.waitForTimeout(600); await shot('result');
    if (w===1440&&theme==='light') { await p.pdf({path:'/tmp/tshots/result.pdf',tagged:true,outline:true,format:'A4',printBackground:false}); }
  }
  if (what==='all'||what==='lab'){
    await p.goto(url+'/ai-lab'); await hyd(); await p.waitForTimeout(800); await shot('lab');
    await p.goto(url+'/ai-lab?step=1'); await hyd(); await p.getByRole('form',{name:'Assessment of the AI lab'}).waitFor(); await shot('labq1');
  }
  if (what==='all'||what==='ideas'){
    await p.goto(url+'/idea-sprint'); await hyd(); await p.waitForTimeout(800); await shot('sprint');
    await p.getByLabel('What does not work?').fill('Our returns desk is overrun every January.');
    await p.getByRole('button',{name:'Generate Ideas'}).click(); await p.waitForTimeout(300); await shot('sprinting');
    await p.waitForTimeout(2500); await p.getByRole('button',{name:/^Keep/}).first().click(); await p.waitForTimeout(200); await shot('sprinted');
  }
  await c.close();
}
await b.close();
