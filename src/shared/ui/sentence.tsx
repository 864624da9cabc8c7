import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";

/** Each language decides where a sentence has its links, so the sentence is a list: plain text, or a link's name and text. */
type Part = string | { readonly [link: string]: string | undefined };
type LinkNames<OnePart> = OnePart extends string ? never : keyof OnePart;

type Props<OnePart extends Part> = {
  of: readonly OnePart[];
  links: Readonly<Record<LinkNames<OnePart>, (text: string) => ReactNode>>;
};

export const linkTo = (path: string) => (text: string) => <Link to={path}>{text}</Link>;

export function Sentence<OnePart extends Part>({ of, links }: Props<OnePart>) {
  const linkOf: Readonly<Record<string, (text: string) => ReactNode>> = links;
  const shown = (part: Part): ReactNode =>
    typeof part === "string" ? part : Object.entries(part).map(([name, text = ""]) => linkOf[name]?.(text));
  return of.map((part, place) => <Fragment key={place}>{shown(part)}</Fragment>);
}
