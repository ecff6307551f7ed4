import { expect, test } from 'vitest';
import { renameInScript, renameInSheet, sameClasses, shortNames, withoutRule } from './class-names.ts';

const css = String.raw`.lali\:flex{display:flex}.lali\:hover\:bg-\[color-mix\(in_oklab\,red\,blue_8\%\)\]:hover{color:red}.lali\:flex:is(:where(.lali\:group\/way):hover *){margin:0}.lali\:after\:content-\[\'\,_\'\]:after{content:", "}.lali-kbd{color:red}`;
const names = shortNames(css);

test('every utility of a sheet has a name, in the order of the sheet', () => {
  expect([...names]).toEqual([
    ['lali:flex', 'lali_0'],
    ['lali:hover:bg-[color-mix(in_oklab,red,blue_8%)]', 'lali_1'],
    ['lali:group/way', 'lali_2'],
    ["lali:after:content-[',_']", 'lali_3'],
  ]);
  expect(renameInSheet(css, names)).toBe(
    '.lali_0{display:flex}.lali_1:hover{color:red}.lali_0:is(:where(.lali_2):hover *){margin:0}.lali_3:after{content:", "}.lali-kbd{color:red}',
  );
});

test('a script names the same classes, whatever surrounds them', () => {
  const code = `cx('lali:flex', "lali:group/way lali:after:content-[',_']", \`\${a}lali:flex \${b} lali:flex\`, 'lali-kbd')`;
  expect(renameInScript(code, names)).toBe(
    `cx('lali_0', "lali_2 lali_3", \`\${a}lali_0 \${b} lali_0\`, 'lali-kbd')`,
  );
});

test('a class without a rule stays, and is found', () => {
  const code = `'lali:flex lali:flexx'`;
  expect(renameInScript(code, names)).toBe(`'lali_0 lali:flexx'`);
  expect(withoutRule(code, names)).toEqual(['lali:flexx']);
});

test('classes that always stand together are one class', () => {
  const scripts = [
    "cx('lali:flex lali:gap-2', 'lali:p-1')",
    "'lali:flex lali:gap-2 lali:m-1'",
    "'lali:p-1 lali:flex lali:gap-2'",
  ];
  const same = sameClasses(scripts);
  expect(same.get('lali:gap-2')).toBe('lali:flex');
  expect(same.get('lali:p-1')).toBe('lali:p-1');
  const sheet = String.raw`.lali\:gap-2{gap:2px}.lali\:flex{display:flex}.lali\:p-1{padding:1px}`;
  const one = shortNames(sheet, same);
  expect(renameInSheet(sheet, one)).toBe('.lali_0{gap:2px}.lali_0{display:flex}.lali_1{padding:1px}');
  expect(renameInScript(scripts[2] as string, one)).toBe("'lali_1 lali_0'");
});
