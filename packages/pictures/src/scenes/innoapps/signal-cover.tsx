/** A flat cut open: signal in rings from the router, paler behind every wall. */
export function SignalCover() {
  return (
    <svg viewBox="0 0 404 208" width="404" height="208" aria-hidden="true">
      <path d="M0 0H404V208H0Z" fill="var(--d)" />
      <circle cx="92" cy="136" r="262" fill="color-mix(in oklab, var(--a), #150d1f 30%)" />
      <circle cx="92" cy="136" r="186" fill="var(--a)" />
      <circle cx="92" cy="136" r="118" fill="color-mix(in oklab, var(--a), #fff 28%)" />
      <circle cx="92" cy="136" r="62" fill="color-mix(in oklab, var(--a), #fff 62%)" />
      <path d="M270 0H404V178H270Z" fill="#150d1f" opacity=".26" />
      <path d="M0 178H404V208H0Z" fill="#1b1a22" />
      <path d="M264 0H274V84H264ZM264 84H274V96H264Z" fill="#fff" />
      <path d="M264 168H274V178H264Z" fill="#fff" />
      <path d="M76 148H108A8 8 0 0 1 116 156V160H68V156A8 8 0 0 1 76 148Z" fill="#1b1a22" />
      <path d="M78 148V118H84V148ZM100 148V118H106V148Z" fill="#1b1a22" />
      <path d="M56 160H130V178H124V168H62V178H56Z" fill="var(--p)" />
      <circle cx="108" cy="154" r="2.5" fill="var(--p)" />
      <path d="M20 178V66H26V178Z" fill="#1b1a22" />
      <path d="M4 66A19 19 0 0 1 42 66Z" fill="#fff" />
      <path d="M158 178V146A14 14 0 0 1 172 132H224A14 14 0 0 1 238 146V178Z" fill="#fff" />
      <path d="M148 178V156A10 10 0 0 1 168 156V178ZM228 178V156A10 10 0 0 1 248 156V178Z" fill="#e4e0ea" />
      <path d="M168 158H228V168H168Z" fill="var(--p)" />
      <path
        d="M166 30H196V60H166ZM200 30H230V60H200ZM166 64H196V94H166ZM200 64H230V94H200Z"
        fill="#fff"
        opacity=".9"
      />
      <path d="M200 94V64H230A30 30 0 0 1 200 94Z" fill="var(--p)" />
      <path d="M292 178V124H298V178ZM388 178V148H394V178Z" fill="#fff" />
      <path d="M298 148H388V172H298Z" fill="var(--m)" />
      <path d="M300 148V138A8 8 0 0 1 308 130H320A8 8 0 0 1 328 138V148Z" fill="#fff" />
      <path d="M334 148A18 18 0 0 1 352 130H388V148Z" fill="var(--p)" />
      <path d="M340 44A26 26 0 1 0 366 70A20 20 0 0 1 340 44Z" fill="#fff" opacity=".92" />
    </svg>
  );
}
