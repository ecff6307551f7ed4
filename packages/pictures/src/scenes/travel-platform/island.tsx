const houses = [
  [292, 120],
  [318, 132],
  [300, 158],
  [336, 172],
  [276, 190],
  [310, 204],
  [350, 212],
  [290, 236],
  [330, 250],
  [262, 150],
  [372, 240],
  [356, 140],
] as const;

/** The village between the beach and the quay, ringed by the minutes it takes on foot. */
export function Island() {
  return (
    <svg viewBox="0 0 728 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h728v400H0z" fill="#b9dbe2" />
      <path
        d="M226-10c-30 60-26 110-50 160-30 70-40 130-26 260h300c-10-50 20-70 16-110-2-24 14-40 10-66-6-30-50-30-46-66 4-40 30-90 16-178z"
        fill="#eadfb5"
      />
      <path
        d="M250-10c-30 60-26 110-50 160-30 70-42 150-24 260h262c-10-50 20-74 16-110-2-24 14-40 10-62-6-28-54-30-48-70 6-36 30-90 14-178z"
        fill="#d5e3bb"
      />
      <path
        d="M262 40c40-20 90-10 110 20s-30 40-60 36-80-30-50-56M216 280c30-20 90-20 110 10s20 70-20 90-90 10-104-30 0-62 14-70"
        fill="#b5cf94"
      />
      <g fill="none" stroke="#1f5f80" strokeDasharray="2 7" strokeLinecap="round" strokeWidth="2">
        <circle cx="470" cy="232" r="86" />
        <circle cx="470" cy="232" r="168" />
        <circle cx="470" cy="232" r="250" />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M300-10c-10 60 30 90 20 140s-40 80-36 130 30 80 26 150M466 232c-40 4-70-16-104-6s-60 10-84-2-50 0-90 10"
          strokeWidth="8"
        />
        <path d="M320 130c40 10 50 30 48 96M284 260c40-4 70 10 120 4" strokeWidth="5" />
      </g>
      <path
        d="M466 232c-40 4-70-16-100-8 0-40-8-70-46-92-8-6-14-10-22-10"
        fill="none"
        stroke="#7a4266"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {houses.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d="M-9 0l10-7 10 7v8H-9z" fill="#fffaf0" />
          <path d="M-11 1L1-8 13 1l-2 2L1-4-9 3z" fill="#a8663f" />
        </g>
      ))}
      <path d="M468 226h84v10h-84z" fill="#8f734c" />
      <path d="M480 236v10m20-10v10m20-10v10m20-10v10" stroke="#8f734c" strokeWidth="4" />
      <g transform="translate(486 190)">
        <path d="M0 16h92l-10 14H12z" fill="#123a4d" />
        <path d="M8 16V8h68l8 8zM20 8V0h46l6 8z" fill="#fff" />
        <path d="M34 0v-10h12V0z" fill="#e0a526" />
      </g>
      <path
        d="M620 60q12-6 24 0m30 90q12-6 24 0m-60 170q12-6 24 0M60 90q12-6 24 0M30 250q12-6 24 0m20 90q12-6 24 0"
        stroke="#fff"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <g className="map-words">
        <text x="566" y="236" className="place">
          Vitte quay
        </text>
        <text x="34" y="180">
          Baltic
        </text>
        <text x="493" y="109">
          Bodden
        </text>
        <text className="land">
          <tspan x="250" y="326">
            Dune
          </tspan>
          <tspan x="250" y="344">
            heath
          </tspan>
        </text>
        <text x="448" y="334" className="walk">
          5 min
        </text>
        <text x="327" y="312" className="walk">
          10
        </text>
        <text x="206" y="252" className="walk">
          15
        </text>
      </g>
    </svg>
  );
}
