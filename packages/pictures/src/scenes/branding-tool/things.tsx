import { Ear, Halm } from './marks.tsx';

const brown = '#38231a';
const flour = '#f7efde';
const crust = '#dd9738';
const blue = '#2f48ad';

/** The van in front of a lane of gabled houses, early light from the left. */
export function Van() {
  return (
    <svg viewBox="0 0 816 440" width="816" height="440" aria-hidden="true">
      <path d="M0 0H816V440H0Z" fill="#cfdaf2" />
      <path
        d="M0 352V130L70 60L140 130V352ZM236 352V104L316 30L396 104V352ZM520 352V142L590 76L660 142V352Z"
        fill="#e3cf9e"
      />
      <path
        d="M140 352V96L188 44L236 96V352ZM396 352V120L458 58L520 120V352ZM660 352V112L738 38L816 112V352Z"
        fill="#f2e6c8"
      />
      <path
        d="M70 60L140 130V142L70 74L0 142V130ZM188 44L236 96V110L188 60L140 110V96ZM316 30L396 104V118L316 46L236 118V104ZM458 58L520 120V134L458 74L396 134V120ZM590 76L660 142V156L590 92L520 156V142ZM738 38L816 112V126L738 54L660 126V112Z"
        fill="#a5522f"
      />
      <g fill="#8da0d4">
        <path d="M34 156H60V196H34ZM82 156H108V196H82ZM164 126H186V164H164ZM196 126H218V164H196ZM270 128H298V172H270ZM334 128H362V172H334ZM426 144H450V184H426ZM466 144H490V184H466ZM560 160H584V200H560ZM600 160H624V200H600ZM694 136H722V178H694ZM754 136H782V178H754Z" />
      </g>
      <path d="M270 128H298V150H270ZM600 160H624V180H600ZM694 136H722V157H694Z" fill="#ffe3a1" />
      <path d="M0 352H816V440H0Z" fill="#7683ae" />
      <path d="M0 352H816V368H0Z" fill="#98a5cd" />
      <path d="M90 400H760L726 416H120Z" fill="#56628c" />
      <path
        d="M96 384V150A34 34 0 0 1 130 116H556C606 116 632 150 656 222L716 244A26 26 0 0 1 734 268V384Z"
        fill={brown}
      />
      <path d="M96 384V344H734V384Z" fill="#241510" />
      <path d="M96 316H734V330H96Z" fill={crust} />
      <path d="M566 140H584C610 144 626 176 640 222H566Z" fill="#dfe8fb" />
      <path d="M566 222L604 148C618 158 630 186 640 222Z" fill="#b9c8ee" />
      <path d="M552 132V384M566 236H640" stroke="#5a3d30" strokeWidth="2.5" fill="none" />
      <path d="M574 252H600V260H574Z" fill={flour} />
      <path d="M702 262H728A22 22 0 0 1 734 276V292H712A10 10 0 0 1 702 282Z" fill="#ffe3a1" />
      <path d="M96 170H106V212H96Z" fill="#c4412b" />
      <path d="M716 338H742V362H716Z" fill="#5a3d30" />
      <g transform="translate(148 142)">
        <Halm width={344} colour={flour} grain={crust} weight={25} />
      </g>
      <g>
        {[216, 640].map((x) => (
          <g key={x}>
            <circle cx={x} cy="380" r="50" fill="#170d09" />
            <circle cx={x} cy="380" r="38" fill="#2d2420" />
            <circle cx={x} cy="380" r="21" fill={flour} />
            <circle cx={x} cy="380" r="8" fill={brown} />
          </g>
        ))}
      </g>
    </svg>
  );
}

/** A paper bag with two loaves, lit from the left. */
export function Bag() {
  return (
    <svg viewBox="0 0 312 440" width="312" height="440" aria-hidden="true">
      <path d="M0 0H312V440H0Z" fill={crust} />
      <path d="M0 352H312V440H0Z" fill="#c37f25" />
      <path d="M70 396H286L312 372V396L296 412H84Z" fill="#a3671a" />
      <path d="M104 130C92 62 108 26 130 22C154 20 172 60 168 130Z" fill="#8f4f1f" />
      <path d="M104 130C92 62 108 26 130 22C118 50 116 90 124 130Z" fill="#b06a2c" />
      <path d="M112 62L138 50M108 88L148 72M112 112L158 96" stroke="#f0d8a8" strokeWidth="6" />
      <path d="M168 130C166 82 184 52 206 54C226 58 232 92 224 130Z" fill="#7a3f18" />
      <path d="M180 92L214 80M180 116L224 102" stroke="#f0d8a8" strokeWidth="6" />
      <path d="M66 122H222V396H66Z" fill={flour} />
      <path d="M222 122L254 108V384L222 396Z" fill="#d9cdb2" />
      <path d="M222 122L238 250L254 108M238 250L222 396" fill="#c7b997" />
      <path
        d="M66 122L77 112L88 122L99 112L110 122L121 112L132 122L143 112L154 122L165 112L176 122L187 112L198 122L209 112L222 122V134H66Z"
        fill={flour}
      />
      <path d="M66 330H222V396H66Z" fill={blue} />
      <path d="M222 330L254 322V384L222 396Z" fill="#24388a" />
      <g transform="translate(109 146)">
        <Ear height={164} colour={crust} stalk={brown} />
      </g>
      <g transform="translate(88 340)">
        <Halm width={92} colour={flour} />
      </g>
    </svg>
  );
}

/** The sign over the door before sunrise, the window already lit. */
export function Sign() {
  return (
    <svg viewBox="0 0 312 396" width="312" height="396" aria-hidden="true">
      <path d="M0 0H312V396H0Z" fill="#22306e" />
      <path d="M0 0H118V396H0Z" fill="#1a2557" />
      <path d="M118 0H128V396H118Z" fill="#141d47" />
      <path d="M30 40H88V130H30Z" fill="#141d47" />
      <path d="M36 46H57V86H36ZM61 46H82V86H61ZM36 90H57V124H36ZM61 90H82V124H61Z" fill="#2f3f86" />
      <path
        d="M128 60H262V66H128ZM128 92L180 66H190L128 98ZM176 66H180V84H176ZM244 66H248V84H244Z"
        fill="#0d1431"
      />
      <path d="M150 84H274V232H150Z" fill={flour} />
      <path d="M274 84L282 88V236L274 232ZM150 232H274L282 236H158Z" fill="#b7aa88" />
      <g transform="translate(182 100)">
        <Ear height={118} colour={crust} stalk={brown} />
      </g>
      <path d="M150 262H312V396H150Z" fill="#ffd98a" />
      <path d="M150 262H312V290H150Z" fill="#f2b755" />
      <path d="M230 290H236V396H230Z" fill="#22306e" />
      <path d="M150 338H312V344H150Z" fill="#a5682a" />
      <path
        d="M156 338A16 16 0 0 1 188 338ZM194 338A15 15 0 0 1 224 338ZM244 338A20 20 0 0 1 284 338ZM288 338A16 16 0 0 1 312 324V338Z"
        fill="#8f4f1f"
      />
      <path
        d="M164 396V366A14 14 0 0 1 192 366V396ZM200 396V374A10 10 0 0 1 220 374V396ZM248 396V362A14 14 0 0 1 276 362V396Z"
        fill="#8f4f1f"
      />
      <path
        d="M142 250H312V274L299 284L286 274L272 284L258 274L244 284L230 274L216 284L202 274L188 284L174 274L160 284L142 274Z"
        fill={blue}
      />
      <path
        d="M174 250H202V274L188 284L174 274ZM230 250H258V274L244 284L230 274ZM286 250H312V274L299 284L286 274Z"
        fill={flour}
      />
    </svg>
  );
}
