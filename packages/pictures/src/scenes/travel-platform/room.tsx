/** A room under the roof: tiled stove, window to the sea, a bed with a quilt. */
export function Room() {
  return (
    <svg viewBox="0 -56 720 506" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <linearGradient id="outside" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#8fc1d3" />
        <stop offset="1" stopColor="#fbe3bd" />
      </linearGradient>
      <path d="M0-56h720v506H0z" fill="#d9e0cb" />
      <path d="M0-56h720V0H0z" fill="#eef1e1" />
      <path d="M108-56h44l8 56h-40zM340-56h44l16 56h-40zM580-56h44l16 56h-40z" fill="#b98a58" />
      <path d="M0 0h720v34H0z" fill="#b98a58" />
      <path d="M0 34h720v10H0z" fill="#8f653b" />
      <path d="M120 0h40v34h-40zM360 0h40v34h-40zM600 0h40v34h-40z" fill="#9f7345" />
      <path d="M0 196h720v104H0z" fill="#7f9c8b" />
      <path d="M0 192h720v8H0zM0 292h720v12H0z" fill="#eef2e2" />
      <path
        d="M60 200v92M120 200v92M180 200v92M240 200v92M300 200v92M360 200v92M420 200v92M480 200v92M540 200v92M600 200v92M660 200v92"
        stroke="#6b8878"
        strokeWidth="2"
      />
      <path d="M0 304h720v146H0z" fill="#c8955d" />
      <path
        d="M0 330h720M0 362h720M0 400h720M150 400l-30 50M400 400l4 50M640 400l30 50M90 304l-40 26M300 304l-20 26M520 304l16 26M190 330l-30 32M430 330l4 32M640 330l30 32M90 362l-30 38M330 362l-8 38M560 362l22 38"
        stroke="#a9773f"
        strokeWidth="2"
      />
      <path d="M232 304h230l138 146H150z" fill="#e6bd82" />
      <path d="M238 66h220v180H238z" fill="#fffbee" />
      <path d="M250 78h196v156H250z" fill="url(#outside)" />
      <path d="M250 168h196v36H250z" fill="#3f7f9c" />
      <path d="M250 168h196v6H250zM270 184h44v2h-44zM360 190h50v2h-50z" fill="#9fcbd8" />
      <path d="M250 200c50-16 90-10 130-2s50 4 66 0v36H250z" fill="#7fa65f" />
      <path d="M250 214c60-12 120-2 196 2v18H250z" fill="#e6d7a4" />
      <path d="M386 160h34l-5 9h-24zM392 160v-6h20l3 6z" fill="#fff" />
      <path d="M286 170l2-34h8l2 34z" fill="#fff" />
      <path d="M285 136h14l-7-9zM287.300 148h9.400l.6 8h-10.600z" fill="#b5402c" />
      <path d="M262 206c2-14 4-22 2-32 5 8 4 20 3 32m8 0c0-10 6-18 4-26 5 8 0 18 0 26" fill="#4f7a3d" />
      <path d="M344 78h8v156h-8zM250 128h196v6H250z" fill="#fffbee" />
      <path d="M230 244h236v12H230z" fill="#fffbee" />
      <path d="M230 256h236v6H230z" fill="#b7c0a6" />
      <path d="M214 58h268v7H214z" fill="#6f5233" />
      <path d="M222 65h46c4 66-6 120-30 176h-20c6-60 6-116 4-176" fill="#f2e6cc" />
      <path d="M244 65h24c4 66-6 120-30 176h-8c16-60 18-116 14-176" fill="#ddcca9" />
      <path d="M474 65h-46c-4 66 6 120 30 176h20c-6-60-6-116-4-176" fill="#f2e6cc" />
      <path d="M462 65h12c-2 60-2 116 4 176h-10c-6-60-8-116-6-176" fill="#ddcca9" />
      <path d="M408 226h28v20h-28z" fill="#b5573a" />
      <path
        d="M414 226c-4-18-12-22-16-24 12-2 18 6 20 12 0-14 4-22 10-26 2 12-2 20-4 26 6-8 12-10 18-8-8 4-12 12-14 20z"
        fill="#3f7a45"
      />
      <path d="M96 44h24v90H96z" fill="#34423c" />
      <path d="M56 134h136v170H56z" fill="#2f6b57" />
      <path d="M164 134h28v170h-28z" fill="#245443" />
      <path d="M48 124h152v14H48zM48 294h152v14H48z" fill="#3c8069" />
      <path
        d="M56 166h136M56 198h136M90 138v60M124 138v60M158 138v60M56 268h136"
        stroke="#4c947b"
        strokeWidth="2"
      />
      <path d="M78 206h78v58H78z" fill="#1a2a24" />
      <path d="M84 212h66v46H84z" fill="#f08b35" />
      <path d="M92 258c-2-16 8-18 8-32 10 6 8 14 12 18 2-8 10-10 8-24 14 8 20 24 14 38z" fill="#ffd56b" />
      <path d="M117 212v46" stroke="#1a2a24" strokeWidth="4" />
      <path d="M206 268h44v36h-44z" fill="#8f653b" />
      <path d="M210 258h36v10h-36zM214 248h30v10h-30z" fill="#d9b078" />
      <path d="M210 260h8v6h-8zM214 250h8v6h-8zM236 250h6v6h-6z" fill="#8f653b" />
      <path d="M690 176h30v164h-30z" fill="#7a5632" />
      <path d="M440 250h260v66H440z" fill="#fff" />
      <path d="M432 304h288v26H432z" fill="#8f653b" />
      <path d="M440 330h14v22h-14zM690 330h14v22h-14z" fill="#6b4826" />
      <path d="M432 236c60-12 120-10 160-6l10 82H432z" fill="#7a4266" />
      <path
        d="M432 236l40-5v26h-40zM472 257h40v27h-40zM512 229h40v28h-40zM432 284h40v27h-40zM512 284h40v27h-40zM552 257h42l4 27h-46z"
        fill="#d9a3a0"
      />
      <path d="M472 231l40-2v28h-40zM552 284h46l3 27h-49z" fill="#e6b45a" />
      <path d="M586 230c12-2 20 0 24 6l8 76h-16z" fill="#5c2e4c" />
      <path d="M612 222q38-14 76-4v38q-40 10-76 2z" fill="#f7f1e1" />
      <path d="M640 200q32-8 52 0v40q-30 6-52 0z" fill="#e8ddc4" />
      <path d="M560 96h110v8H560z" fill="#8f653b" />
      <path d="M570 64h10v32h-10zM582 58h9v38h-9zM593 68h12v28h-12z" fill="#1f5f80" />
      <path d="M583 62h7v4h-7zM571 70h8v3h-8zM594 74h10v3h-10z" fill="#e8ddc4" />
      <path d="M626 96c0-14 4-18 12-22 8 4 12 8 12 22z" fill="#e6b45a" />
      <path d="M634 140h34l10 26h-54z" fill="#fff2cf" />
      <path d="M649 130h4v10h-4z" fill="#6f5233" />
      <path d="M500 80h40v52h-40z" fill="#fffbee" />
      <path d="M505 85h30v42h-30z" fill="#bcd8dc" />
      <path d="M509 114h22l-4 7h-14zM519 92v20h-8zM522 96v16h8z" fill="#1f5f80" />
      <path d="M262 356h200l40 30H226z" fill="#b5573a" />
      <path d="M276 361h172l10 7H268zM250 378h228l6 4H244z" fill="#e9c7a0" />
      <path d="M340 318h52v6h-52zM346 324h6v34h-6zM380 324h6v34h-6z" fill="#6b4826" />
      <path d="M352 308h16v10h-16z" fill="#fff" />
      <path d="M368 310q8 2 0 7M376 314h14v4h-14z" stroke="#fff" strokeWidth="2" fill="#1f5f80" />
    </svg>
  );
}
