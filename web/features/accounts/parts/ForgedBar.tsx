import { classes } from '#web/ui/classes.ts'

// One bar, drawn flat along x and turned a little: square iron, the octagon in the heat, the round end bright.
// Every face is the same run of colour along the bar under a shade of its own, which is how light reads on it.

/** The bar of the design language in three passes: square, octagon, round. Drawn, so it costs no picture. */
export function ForgedBar({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 760 400" fill="none" className={classes('block h-auto', className)}>
      <defs>
        <linearGradient id="bar-run" gradientUnits="userSpaceOnUse" x1="-60" y1="0" x2="860" y2="0">
          <stop offset="0" stopColor="#23282b" />
          <stop offset=".235" stopColor="#2b2f31" />
          <stop offset=".275" stopColor="#4a3f33" />
          <stop offset=".298" stopColor="#3d3240" />
          <stop offset=".322" stopColor="#4a2420" />
          <stop offset=".352" stopColor="#ac281b" />
          <stop offset=".392" stopColor="#f2561f" />
          <stop offset=".455" stopColor="#ff8d45" />
          <stop offset=".515" stopColor="#ff9c4f" />
          <stop offset=".565" stopColor="#f9662c" />
          <stop offset=".6" stopColor="#b3301c" />
          <stop offset=".625" stopColor="#58302f" />
          <stop offset=".645" stopColor="#3e4257" />
          <stop offset=".672" stopColor="#6b7aa0" />
          <stop offset=".695" stopColor="#8f86a3" />
          <stop offset=".722" stopColor="#b79f76" />
          <stop offset=".76" stopColor="#6f757a" />
          <stop offset="1" stopColor="#555b60" />
        </linearGradient>
        <linearGradient id="bar-round" gradientUnits="userSpaceOnUse" x1="0" y1="-8" x2="0" y2="128">
          <stop offset="0" stopColor="#06090b" stopOpacity=".55" />
          <stop offset=".12" stopColor="#ffffff" stopOpacity=".12" />
          <stop offset=".26" stopColor="#ffffff" stopOpacity=".78" />
          <stop offset=".36" stopColor="#ffffff" stopOpacity=".7" />
          <stop offset=".46" stopColor="#06090b" stopOpacity=".12" />
          <stop offset=".7" stopColor="#06090b" stopOpacity=".5" />
          <stop offset=".9" stopColor="#06090b" stopOpacity=".78" />
          <stop offset="1" stopColor="#06090b" stopOpacity=".62" />
        </linearGradient>
        <linearGradient id="bar-into-round" gradientUnits="userSpaceOnUse" x1="548" y1="0" x2="640" y2="0">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#ffffff" />
        </linearGradient>
        <mask id="bar-turning">
          <path d="M520-80H900V200H520z" fill="url(#bar-into-round)" />
        </mask>
        <mask id="bar-facets">
          <path d="M-80-80H900V200H-80z" fill="#ffffff" />
          <path d="M520-80H900V200H520z" fill="url(#bar-out-of-facets)" />
        </mask>
        <linearGradient id="bar-out-of-facets" gradientUnits="userSpaceOnUse" x1="548" y1="0" x2="640" y2="0">
          <stop offset="0" stopColor="#000000" stopOpacity="0" />
          <stop offset="1" stopColor="#000000" />
        </linearGradient>
        <linearGradient id="bar-front" gradientUnits="userSpaceOnUse" x1="-60" y1="0" x2="860" y2="0">
          <stop offset="0" stopColor="#06090b" stopOpacity=".42" />
          <stop offset=".31" stopColor="#06090b" stopOpacity=".4" />
          <stop offset=".42" stopColor="#7a1206" stopOpacity=".22" />
          <stop offset=".52" stopColor="#7a1206" stopOpacity=".2" />
          <stop offset=".62" stopColor="#06090b" stopOpacity=".34" />
          <stop offset="1" stopColor="#06090b" stopOpacity=".44" />
        </linearGradient>
        <linearGradient id="bar-under" gradientUnits="userSpaceOnUse" x1="-60" y1="0" x2="860" y2="0">
          <stop offset=".3" stopColor="#06090b" stopOpacity=".66" />
          <stop offset=".42" stopColor="#6a0f06" stopOpacity=".5" />
          <stop offset=".52" stopColor="#6a0f06" stopOpacity=".48" />
          <stop offset=".62" stopColor="#06090b" stopOpacity=".6" />
        </linearGradient>
        <clipPath id="bar-shape">
          <path d={outline} />
        </clipPath>
        <radialGradient
          id="bar-glow"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="translate(395 168) scale(300 74)"
        >
          <stop offset="0" stopColor="#ff6b35" stopOpacity=".5" />
          <stop offset=".45" stopColor="#e14513" stopOpacity=".17" />
          <stop offset="1" stopColor="#e14513" stopOpacity="0" />
        </radialGradient>
        <radialGradient
          id="bar-light"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="1"
          gradientTransform="translate(395 45) scale(330 190)"
        >
          <stop offset="0" stopColor="#ff6b35" stopOpacity=".22" />
          <stop offset="1" stopColor="#ff6b35" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform="translate(-16 104) rotate(8.4)">
        <circle cx="395" cy="45" r="330" fill="url(#bar-light)" />
        <circle cx="395" cy="168" r="300" fill="url(#bar-glow)" />
        <path d={outline} fill="url(#bar-run)" />
        <g mask="url(#bar-facets)" clipPath="url(#bar-shape)">
          <path d="M-60-64H212L300-42H640V-12H300L212 0H-60z" fill="#ffffff" fillOpacity=".13" />
          <path d="M212 0L300-12H640V44H300z" fill="#ffffff" fillOpacity=".2" />
          <path d="M-60 0H212L300 44H640V98H300L212 150H-60z" fill="url(#bar-front)" />
          <path d="M212 150L300 98H640V132H300z" fill="url(#bar-under)" />
          <path
            d="M-60 0H212L300 44H640M212 0L300-12H640M212 150L300 98H640"
            stroke="#ffffff"
            strokeOpacity=".2"
          />
          <path d={scale} stroke="#ffffff" strokeOpacity=".09" strokeWidth="1.5" strokeLinecap="round" />
          <path d={scaleBelow} stroke="#06090b" strokeOpacity=".32" strokeWidth="1.5" strokeLinecap="round" />
        </g>
        <path
          d="M548-80H900V200H548z"
          fill="url(#bar-round)"
          clipPath="url(#bar-shape)"
          mask="url(#bar-turning)"
        />
        <path d="M-60-64H212L300-42H548C590-42 600-8 640-8H900" stroke="#ffffff" strokeOpacity=".3" />
      </g>
    </svg>
  )
}

const outline =
  'M-60-64H212L300-42H548C590-42 600-8 640-8H900V128H640C600 128 590 132 548 132H300L212 150H-60z'

// The skin of the iron before it is worked: short strokes on the two faces of the square.
const scale =
  'M-8-48h34M52-54h18M96-40h44M22-30h26M70-22h52M148-50h30M158-28h22M-20-14h40M44-10h24M112-12h50M186-42h14'
const scaleBelow =
  'M-10 26h28M40 44h36M98 24h22M140 58h30M10 74h44M84 84h20M-16 112h32M60 122h42M128 104h34M178 30h12M166 128h20'
