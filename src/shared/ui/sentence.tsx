import { VisuallyHidden } from "@mantine/core";
import "@mantine/core/styles/VisuallyHidden.layer.css";
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

/** Screen readers read these words, because a button's visible word does not name what it is about. */
export const unseenPart = { unseen: (text: string): ReactNode => <VisuallyHidden>{text}</VisuallyHidden> };

export function Sentence<OnePart extends Part>({ of, links }: Props<OnePart>) {
  const linkOf: Readonly<Record<string, (text: string) => ReactNode>> = links;
  return of.map((part: Part, place) => {
    if (typeof part === "string") return <Fragment key={place}>{part}</Fragment>;
    const [[name, text] = ["", ""]] = Object.entries(part);
    return <Fragment key={place}>{linkOf[name]?.(text ?? "")}</Fragment>;
  });
}
