// Imported, not passed as props: the accent lines would stand in home's HTML twice, as the island's props and in its slides.
import accents from '../../assets/pictures/accents.json'
import { ArrowRight, Globe, HandCoins, TrendingUp } from 'lucide-react'
import { memo } from 'react'

const icons = { 'hand-coins': HandCoins, 'trending-up': TrendingUp, globe: Globe }

export type SlideData = {
  title: string
  subtitle: string
  description: string
  icon: keyof typeof icons
  /** `href` leads to the service's page, `action` to its form or calendar. */
  href: string
  action: { label: string; href: string }
  picture: { wide: string; phone: string }
  /** Of its picture: a drawn cover with an accent line. */
  number: keyof typeof BEGINS
}

/** Where each cover's line begins. */
const BEGINS = { 1: 'right', 2: 'below', 3: 'left' }

const AccentLine = ({ accent, className }: { accent: { box: string; d: string }; className: string }) => (
  <svg className={className} viewBox={accent.box} preserveAspectRatio="xMaxYMin slice">
    <path d={accent.d} />
  </svg>
)

const Plate = ({ picture, number, first }: Pick<SlideData, 'picture' | 'number'> & { first: boolean }) => (
  <div className="plate">
    <picture>
      <source media="(width < 56.25rem)" srcSet={picture.phone} />
      <img src={picture.wide} alt="" width={960} height={900} fetchPriority={first ? 'high' : 'low'} />
    </picture>
    <div className="accent" data-begins={BEGINS[number]} aria-hidden="true">
      <AccentLine accent={accents[number]} className="accent-wide" />
      <AccentLine accent={accents[`${number}p`]} className="accent-phone" />
    </div>
  </div>
)

type Props = { slide: SlideData; /** In the row of slides, from 0. */ place: number; position: string; shown: boolean; show: (index: number) => void; first: boolean; drawn: boolean }

/**
 * One slide of the hero; `drawn` says that its picture is wanted. Until then an empty plate keeps its place on a phone. A
 * slide that isn't shown is hidden from sight and from the Tab key, not from screen readers (docs/decisions/carousel.md):
 * it appears when a reader focuses its link. Memoized, so that bar and dots answer a press first.
 */
export const Slide = memo(({ slide, place, position, shown, show, first, drawn }: Props) => {
  const Icon = icons[slide.icon]
  const tabIndex = shown ? undefined : -1
  return (
    <div className={shown ? 'slide shown' : 'slide'} role="group" aria-roledescription="slide" aria-label={position} onFocus={shown ? undefined : () => show(place)}>
      {drawn ? <Plate picture={slide.picture} number={slide.number} first={first} /> : <div className="plate" />}
      <div className="copy">
        <p className="kicker"><Icon className="icon" aria-hidden="true" /> {slide.subtitle}</p>
        <h2 className="title">{slide.title}</h2>
        <p className="lead">{slide.description}</p>
        <div className="actions">
          <a className="button button-dawn" tabIndex={tabIndex} href={slide.action.href}>{slide.action.label}</a>
          <a className="more" tabIndex={tabIndex} href={slide.href}><span>Learn More<span className="sr-only">: {slide.title}</span></span> <ArrowRight className="icon" aria-hidden="true" /></a>
        </div>
      </div>
    </div>
  )
})
