import { useMemo, type MouseEvent } from "react";
import { Link } from "react-router-dom";
import { OUTLINE } from "./outline.ts";
import { placeLabels, type Label, type Mark } from "./place-labels.ts";
import { MAP_HEIGHT, MAP_WIDTH, project, unproject, type Coordinates } from "./projection.ts";
import classes from "./uzbekistan-map.module.css";

export type MapPlace = Coordinates & {
  id: string;
  name: string;
  href?: string;
};

type UzbekistanMapProps = {
  /** For screen readers. */
  label: string;
  places: readonly MapPlace[];
  highlightedId?: string;
  route?: readonly Coordinates[];
  /** A form must offer number fields beside it, since a spot cannot be typed. */
  onPick?: (coordinates: Coordinates) => void;
};

/** In map units: phones scale the map down, so they need the larger type. */
const TYPE_SIZES = { wide: 21, narrow: 40 };

function spotOf(event: MouseEvent<SVGSVGElement>): Coordinates {
  const frame = event.currentTarget.getBoundingClientRect();
  return unproject({
    x: ((event.clientX - frame.left) / frame.width) * MAP_WIDTH,
    y: ((event.clientY - frame.top) / frame.height) * MAP_HEIGHT,
  });
}

function Name({ name, label, size }: { name: string; label: Label | undefined; size: keyof typeof TYPE_SIZES }) {
  if (!label) return null;
  return (
    <text
      className={classes.name}
      data-size={size}
      x={label.x}
      y={label.y}
      textAnchor={label.anchor}
      fontSize={TYPE_SIZES[size]}
      aria-hidden
    >
      {name}
    </text>
  );
}

function Dot({ x, y }: Mark) {
  return (
    <>
      <circle className={classes.reach} cx={x} cy={y} />
      <circle className={classes.halo} cx={x} cy={y} />
      <circle className={classes.dot} cx={x} cy={y} />
    </>
  );
}

/** Works offline: no tiles, only data of the app. */
export function UzbekistanMap({ label, places, highlightedId, route, onPick }: UzbekistanMapProps) {
  const drawn = useMemo(() => {
    const first = places.filter((place) => place.id === highlightedId);
    const rest = places.filter((place) => place.id !== highlightedId);
    const marks = [...first, ...rest].map((place) => ({ ...place, ...project(place) }));
    const wide = placeLabels(marks, TYPE_SIZES.wide);
    const narrow = placeLabels(marks, TYPE_SIZES.narrow);
    // The map's subject is drawn last, on top.
    return marks.toReversed().map((mark) => ({ mark, wide: wide.get(mark.id), narrow: narrow.get(mark.id) }));
  }, [places, highlightedId]);

  return (
    <div className={classes.frame}>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the number fields beside it are the keyboard's way */}
      <svg
        className={classes.map}
        viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
        role="group"
        aria-label={label}
        data-pick={onPick ? "" : undefined}
        onClick={onPick && ((event) => onPick(spotOf(event)))}
      >
        <path className={classes.country} d={OUTLINE} />
        {route ? (
          <polyline
            className={classes.route}
            points={route
              .map(project)
              .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
              .join(" ")}
          />
        ) : null}
        {drawn.map(({ mark, wide, narrow }) => {
          const content = (
            <>
              <Dot {...mark} />
              <Name name={mark.name} label={wide} size="wide" />
              <Name name={mark.name} label={narrow} size="narrow" />
            </>
          );
          const highlighted = mark.id === highlightedId ? "" : undefined;
          return mark.href && !onPick ? (
            <Link
              key={mark.id}
              className={classes.place}
              to={mark.href}
              aria-label={mark.name}
              aria-current={mark.id === highlightedId ? "location" : undefined}
              data-highlighted={highlighted}
            >
              {content}
            </Link>
          ) : (
            <g key={mark.id} className={classes.place} role="img" aria-label={mark.name} data-highlighted={highlighted}>
              <title>{mark.name}</title>
              {content}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
