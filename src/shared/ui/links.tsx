import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { Link, type LinkProps } from "react-router-dom";

export const ButtonLink = (props: ButtonProps & Omit<LinkProps, keyof ButtonProps>) => (
  <Button component={Link} {...props} />
);

export const TextLink = (props: AnchorProps & Omit<LinkProps, keyof AnchorProps>) => (
  <Anchor component={Link} {...props} />
);
