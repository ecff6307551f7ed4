import { expect, it } from 'vitest';
import { withoutNames } from './slim-dependencies.ts';

it('names for developer tools are taken out, and what they name can be left out', () => {
  expect(
    withoutNames(`var Link = React2.forwardRef(function (props, ref) { return props; });
Link.displayName = "Link";
function focus(a) { a.displayName = "kept"; }
__name(focus, "focus");
var Item = /* @__PURE__ */ React.memo(/* @__PURE__ */ __name(function Item2() { return __name(() => 1, "inner"); }, "Item"));
run();`),
  ).toBe(`var Link = /* @__PURE__ */ React2.forwardRef(function (props, ref) { return props; });

function focus(a) { a.displayName = "kept"; }

var Item = /* @__PURE__ */ /* @__PURE__ */ React.memo(/* @__PURE__ */ (function Item2() { return (() => 1); }));
run();`);
});
