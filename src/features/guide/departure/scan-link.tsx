import { Button } from "@mantine/core";
import { paths } from "../../../shared/paths.ts";
import { DEPARTURE } from "../messages.ts";

/** A document of its own: only what is loaded at that address may ask for the camera. */
export const ScanLink = ({ id }: { id: string }) => (
  <Button component="a" href={paths.guideScanOf(id)} size="xl" color="saffron" fullWidth>
    {DEPARTURE.scan}
  </Button>
);
