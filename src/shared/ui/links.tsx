import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { Link, type LinkProps } from "react-router-dom";

/** A way to another page that looks like a button. */
export const ButtonLink = (props: ButtonProps & Omit<LinkProps, keyof ButtonProps>) => (
  <Button component={Link} {...props} />
);

/** A way to another page in running text. */
export const TextLink = (props: AnchorProps & Omit<LinkProps, keyof AnchorProps>) => (
  <Anchor component={Link} {...props} />
);
