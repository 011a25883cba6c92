import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react'
import { soundTexts } from '#domain/recordings/texts.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Select } from '#web/ui/forms/Select.tsx'
import type { Sound } from './useSound.ts'
import { Waveform } from './Waveform.tsx'

type Props = {
  sound: Sound
  peaks: readonly number[]
  /** Moments of lines of the minutes, in their order. */
  ticks: readonly number[]
}

const rates = ['0.75', '1', '1.25', '1.5', '1.75', '2'] as const
// A line that has just begun is left by the step back, not begun again.
const NEAR_MS = 1_500

/**
 * What a recording is played with: where it is, ten seconds either way, from line to line, how fast. In one row where what is around
 * it, a page or a sheet, leaves the room for that, else in two.
 */
export function PlayerBar({ sound, peaks, ticks }: Props) {
  const { atMs, isPlaying, isMuted, rate } = sound
  const before = ticks.findLast((tick) => tick < atMs - NEAR_MS)
  const after = ticks.find((tick) => tick > atMs + 100)
  const speed = rates.find((each) => Number(each) === rate) ?? '1'
  return (
    <div className="grid items-center gap-x-5 gap-y-2 border-t border-line bg-surface px-4 py-3 md:px-5 @min-[46rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="flex items-center gap-1 @max-[46rem]:order-2 @max-[46rem]:justify-between">
        <span className="@min-[46rem]:hidden">
          <Speed value={speed} onChange={sound.setRate} />
        </span>
        {ticks.length > 0 ? (
          <IconButton
            icon={SkipBack}
            label={soundTexts.lineBefore}
            disabled={before === undefined}
            onClick={() => sound.to(before ?? 0)}
            className="@max-[27rem]:hidden"
          />
        ) : null}
        <IconButton icon={RotateCcw} label={soundTexts.back} aria-keyshortcuts="J" onClick={sound.back} />
        <button
          type="button"
          aria-label={isPlaying ? soundTexts.pause : soundTexts.play}
          aria-keyshortcuts="Space"
          aria-busy={sound.isWaiting || undefined}
          onClick={sound.toggle}
          className={classes(
            'pressable mx-1.5 grid size-13 place-items-center rounded-full bg-heat text-on-heat hover:brightness-95',
            sound.isWaiting && 'animate-pulse motion-reduce:animate-none',
          )}
        >
          {isPlaying ? (
            <Pause size={22} aria-hidden="true" fill="currentColor" />
          ) : (
            <Play size={22} aria-hidden="true" fill="currentColor" className="ml-0.5" />
          )}
        </button>
        <IconButton
          icon={RotateCw}
          label={soundTexts.forward}
          aria-keyshortcuts="L"
          onClick={sound.forward}
        />
        {ticks.length > 0 ? (
          <IconButton
            icon={SkipForward}
            label={soundTexts.lineAfter}
            disabled={after === undefined}
            onClick={() => sound.to(after ?? 0)}
            className="@max-[27rem]:hidden"
          />
        ) : null}
        <span className="@min-[46rem]:hidden">
          <Mute isMuted={isMuted} onPress={sound.toggleMuted} />
        </span>
      </div>
      <Waveform sound={sound} peaks={peaks} ticks={ticks} />
      <div className="flex items-center gap-2 @max-[46rem]:hidden">
        <Speed value={speed} onChange={sound.setRate} />
        <Mute isMuted={isMuted} onPress={sound.toggleMuted} />
      </div>
    </div>
  )
}

function Speed({ value, onChange }: { value: (typeof rates)[number]; onChange: (rate: number) => void }) {
  return (
    <Select
      size="small"
      label={soundTexts.speed}
      value={value}
      options={rates.map((each) => ({ value: each, label: `${each}×` }))}
      onChange={(next) => onChange(Number(next))}
      className="w-20"
    />
  )
}

const Mute = ({ isMuted, onPress }: { isMuted: boolean; onPress: () => void }) => (
  <IconButton
    icon={isMuted ? VolumeX : Volume2}
    label={isMuted ? soundTexts.unmute : soundTexts.mute}
    aria-keyshortcuts="M"
    onClick={onPress}
  />
)
