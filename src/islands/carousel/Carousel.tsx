import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Slide, type SlideData } from '#islands/carousel/Slide.tsx'
import { useRotation } from '#islands/carousel/use-rotation.ts'
import { useSwipe } from '#islands/carousel/use-swipe.ts'
import { fetchAhead } from '#lib/fetch-ahead.ts'
import { announce } from '#ui/announce.ts'
import './carousel.css'

type Props = { label: string; slides: (SlideData & { name: string })[] }

/** Whether the focus stops the rotation: keyboard focus anywhere in the carousel, or any focus within a slide, which would be hidden with it. A window that is left keeps its focus, and so the hold. */
const isHeld = (carousel: HTMLElement) => {
  const focused = document.activeElement
  return carousel.contains(focused) && (focused!.matches(':focus-visible') || focused!.closest('.slide') !== null)
}

/** The hero of the home page (spec section 2): previous and next, dots, a progress bar, and a visible pause. */
export const Carousel = ({ label, slides }: Props) => {
  const rotation = useRotation(slides.length)
  const { index, asked, paused, hold } = rotation
  const positionOf = (place: number) => `${place + 1} of ${slides.length}`
  const spoken = asked && `${positionOf(index)}: ${slides[index]!.title}`
  // Bar and dots answer a press at once; the slide and `moved` follow together, so that the outgoing slide isn't animated once more.
  const shown = useDeferredValue(index)
  const moved = useDeferredValue(rotation.moved)
  const swipe = useSwipe(rotation.previous, rotation.next)
  const [awake, setAwake] = useState(false)
  const section = useRef<HTMLElement>(null)
  const followFocus = () => hold('focus', isHeld(section.current!))
  useEffect(() => {
    setAwake(true)
    // The island wakes once the page is idle.
    fetchAhead()
    // Pointer or focus may have been inside before the island woke. On a touch screen `:hover` outlasts the finger, so it doesn't count.
    hold('hover', matchMedia('(hover: hover)').matches && section.current!.matches(':hover'))
    hold('focus', isHeld(section.current!))
  }, [hold])
  useEffect(() => { if (spoken) announce(spoken) }, [spoken])

  return (
    <section
      ref={section}
      className="cover"
      aria-roledescription="carousel"
      aria-label={label}
      data-moved={moved || undefined}
      onPointerEnter={(event) => hold('hover', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('hover', false)}
      onFocus={followFocus}
      onBlur={followFocus}
      {...swipe}
    >
      <div className="slides">
        {slides.map((slide, i) => (
          <Slide key={slide.name} slide={slide} place={i} position={positionOf(i)} shown={i === shown} show={rotation.show} first={i === 0} drawn={i === 0 || awake} />
        ))}
      </div>
      <div className="controls frame">
        {/* Hidden from screen readers, which announce every change of a progress bar, some with a sound. Slides and dots name the current one. */}
        <progress value={index + 1} max={slides.length} aria-hidden="true" />
        <ol className="dots">
          {slides.map((slide, i) => (
            <li key={slide.name}>
              <button type="button" aria-current={i === index} onClick={() => rotation.select(i)}>
                <span className="number">{i + 1}</span>
                <span>{slide.name}<span className="sr-only"> (show slide)</span></span>
              </button>
            </li>
          ))}
        </ol>
        <div className="arrows">
          <button type="button" aria-label="Previous slide" onClick={rotation.previous}><ArrowLeft className="icon" aria-hidden="true" /></button>
          <button type="button" aria-label={paused ? 'Play the carousel' : 'Pause the carousel'} onClick={({ detail }) => { if (detail < 2) rotation.toggle() }}>
            {paused ? <Play className="icon" aria-hidden="true" /> : <Pause className="icon" aria-hidden="true" />}
          </button>
          <button type="button" aria-label="Next slide" onClick={rotation.next}><ArrowRight className="icon" aria-hidden="true" /></button>
        </div>
      </div>
    </section>
  )
}
