import { useMemo, type MouseEvent } from "react";
import { Link } from "react-router-dom";
import type { Language } from "../../domain/languages.ts";
import { placeLabels, type Label, type Mark } from "./place-labels.ts";
import { MAP_HEIGHT, MAP_WIDTH, project, unproject, type Coordinates } from "./projection.ts";
import classes from "./uzbekistan-map.module.css";

export type MapPlace = Coordinates & {
  id: string;
  name: string;
  language?: Language | undefined;
  href?: string;
};

type UzbekistanMapProps = {
  label: string;
  places: readonly MapPlace[];
  highlightedId?: string;
  route?: readonly Coordinates[];
  /** A form must offer number fields beside it, because a keyboard cannot pick a spot. */
  onPick?: (coordinates: Coordinates) => void;
};

/** Phones scale the map down, so they need the larger type. */
const TYPE_SIZES = { wide: 21, narrow: 40 };

function spotOf(event: MouseEvent<SVGSVGElement>): Coordinates {
  const frame = event.currentTarget.getBoundingClientRect();
  return unproject({
    x: ((event.clientX - frame.left) / frame.width) * MAP_WIDTH,
    y: ((event.clientY - frame.top) / frame.height) * MAP_HEIGHT,
  });
}

function Name({
  mark: { name, language },
  label,
  size,
}: {
  mark: MapPlace;
  label: Label | undefined;
  size: keyof typeof TYPE_SIZES;
}) {
  if (!label) return null;
  return (
    <text
      className={classes.name}
      lang={language}
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

export function UzbekistanMap({ label, places, highlightedId, route, onPick }: UzbekistanMapProps) {
  const mapContent = useMemo(() => {
    const highlightedPlaces = places.filter((place) => place.id === highlightedId);
    const otherPlaces = places.filter((place) => place.id !== highlightedId);
    const marks = [...highlightedPlaces, ...otherPlaces].map((place) => ({ ...place, ...project(place) }));
    const wide = placeLabels(marks, TYPE_SIZES.wide);
    const narrowLabels = placeLabels(marks, TYPE_SIZES.narrow);
    return marks.toReversed().map((mark) => ({ mark, wide: wide.get(mark.id), narrow: narrowLabels.get(mark.id) }));
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
        {mapContent.map(({ mark, wide, narrow }) => {
          const content = (
            <>
              <Dot {...mark} />
              <Name mark={mark} label={wide} size="wide" />
              <Name mark={mark} label={narrow} size="narrow" />
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

/** Natural Earth 1:10m (public domain) in the units of project(), simplified to 0.8 of a unit. */
const OUTLINE =
  "M918 436l-1 6-5-2-1-1 1-1zM870 416l-19 3-2-1-4-10-4 0-4-1 0-3-2-3 1-3 7-2 2-4 12-9 2-5-7-3-1-1 0-2 5 2 0-1-15-17-5-1-2 8-3 4-10 5-6 4-11 4-7 6-2-1-8-10-6-2-3 2-3 4 0 10-6 2 6 17 0 4-6 0 1 2 4 4 0 2-5 1-11-4-9 1-3 2-6 0-7 2 6 4 14-3 3 2 0 4-1 1-5-1-4 3-2-3-1 2 2 4 5 9-2 1-5-9 2 8-3 5-3-4-2 2-1-1-2 16-5 6 0 1-4 2-6 0-36-7-7 4-6 2 0 4-4 1-2 14-2 2 0 4 1 1 7 3 5 0 5 3 0 9 1 1 8 2 8-2 3 1 3-1 2 1 4 7 0 4-2 3-4 1 1 5-2 2 1 12 3 9 5 8 8 6 1 5-2 9-4 8-8 4-4 11-12 18-2 8 1 12-2 6-2-3-7-2-4 3-3-5-6 4-8 3-4-5-4-2-2-5-5-3-16 2-2 1-12-3 3-5-3-6 2-8 0-12 7-12-1-4-2-1-11-3-5-3-5-5-5-2-6-4-9-3-2-1-6 4-4 1-4-2-23-16-13-12-20-11-12-10-5-7-3-1-6 3-4-1-24-18-13-16-51-38-8-9-2-6 1-8-2-4-3-14-9-6-4-6-2-6-3-4-3-13-1-9-5-10-13-9-13-4-7 10-2 1-5-1-6-4-4 0-1-1-1 2-3-3-4-1-12 1-10 2-11-7-12-6-2-4 1-6 1-2 5-3-7-11 0-2 3-3 7 2 2-2-10-10-6-2-3 0-1-2 0-1 5-2-1-10 3-2 0-3-4-1-6-7-10 0-15 2-4-3-6-2-2-9-4-5-2-1-6 2-7-2-18-19-3 11-5 0-11-3-8 5 2 2 9 5 11 18-6 1 0-8-4-3-7-3-4 1-3-3-4-1-6 6 2 6-3 7-4 2 2 3-14 3-13-1-6 3-4 4-6 10-8 4-1 2 1 9-1 8 3 7 1 7 3 5 5 3-6 4-2 4-13-2-47-3-1-283 148-43 18 10 127 80 2 4 2 8 3 5 49 52 69-10 71 6 25-13 3 0 21 23 14 9 16 32 18-8-3 42-2 3-1 31 29 0 2 20 4 19 5 23 2 3 5 1 54-3 5 2 6-4 5 12 2 0 1 0 2-1 1 3-2 1 1 3-2 8-5 4 4 2 9 9 14 7 3-3 5 2 1-1 0-1-1-1 2-3-1-3-3-2-1-4 1-10 2 1 0-2 6-3 4-9 4-2 2-3 4-1 5-3 1-8 0-5 3-2 2 0 0-1 5-4 11-1-2-3 1-2 5-2 8-8 17-3 3-4 9-5 5-8 4-3 2-5 3-2 6-2 4 5 3 1 1-1 8-13 6 0 10-7 3 0 10 7 0 2-7 3-9 6-7 1-2 9-9 3-9 7-3 6-16 10-1 2 1 3 10 2 6 7 13-6 5 8 1 10 3 0 5 4 6 0 6 3 3 3 1-5 1-1 2 1 2 5 3-3 4 3 1-4 0-14 6 4 2 0 5-10-3-5 1-3 4-1 1 2-1 7 1-2 2 2 1-2 6 8 1 12 6 0 4 3 4-3 3 0 1 10-1 5 7-2 3-4 2 3 6 2 1 3 3 1 4 6 5 1 10 0 0 4 8-4 3 2 5 1 0 1-4 4-17 7-2 7-2 1-3-1-2 5-3 1-7-4-4-4-2 0 1 7 3 4-2 6-10-3 3-1-1-2-5 1-4 2-3 6-5 2 0 3 4 2 0 1-11 0-4 6-3 2-2-1-1-6-2-2-2 4-4 0-5-4-4-3-4 0-3-2-3 4-8 0-3 0zM883 432l3-2 1 1-4 4 0 2 3 3-1 3-6 1-3-2-2 2-1-2 3-4-1-3-2-1-3-5 1-5 2-1 4 6z";
