import {
  type AnchorProps,
  type BadgeProps,
  type ButtonProps,
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineTheme,
  type NativeSelectProps,
  type PasswordInputProps,
  type TextareaProps,
  type TextInputProps,
  type VariantColorsResolver,
} from "@mantine/core";
import { lapis, night, saffron, sand, turquoise } from "./palettes.ts";

const displayFont = "Figures, Marcellus, 'Marcellus fallback', Georgia, serif";

const onSaffron = {
  background: "var(--mantine-color-saffron-4)",
  hover: "var(--mantine-color-saffron-3)",
  color: "var(--mantine-color-black)",
};

const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  // White stays white in the dark scheme, so its text must not turn light.
  if (input.variant === "white") return { ...colors, color: "var(--mantine-color-lapis-7)" };
  // Hovered text also needs a contrast of 4.5:1.
  if (input.variant === "subtle" && input.color === "red")
    return { ...colors, hover: "color-mix(in srgb, var(--mantine-color-red-6) 8%, transparent)" };
  if (input.variant !== "filled") return colors;
  // The middle red carries neither dark nor white text at 4.5:1.
  if (input.color === "red") {
    const [background, hover] = ["var(--mantine-color-red-9)", "var(--mantine-color-red-8)"];
    return { ...colors, background, hover, color: "var(--mantine-color-white)" };
  }
  if (input.color !== "saffron") return colors;
  return { ...colors, ...onSaffron };
};

export const theme = createTheme({
  variantColorResolver: variantColors,
  primaryColor: "lapis",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.22,
  colors: { lapis, turquoise, sand, saffron, dark: night },
  white: "#ffffff",
  black: "#1c2433",
  defaultRadius: "md",
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  headings: {
    fontFamily: displayFont,
    fontWeight: "400",
    textWrap: "balance",
    sizes: {
      // The width caps it where text of 200 % would break words.
      h1: { fontSize: "min(clamp(2rem, 1.4rem + 2.6vw, 3.25rem), 11vw)", lineHeight: "1.12" },
      h2: { fontSize: "clamp(1.6rem, 1.25rem + 1.5vw, 2.25rem)", lineHeight: "1.18" },
      h3: { fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)", lineHeight: "1.25" },
      h4: { fontSize: "1.15rem", lineHeight: "1.3" },
    },
  },
  radius: { xs: "4px", sm: "6px", md: "10px", lg: "16px", xl: "28px" },
  // Importing a component here would load it for every visitor.
  components: {
    Button: {
      defaultProps: { size: "md" } satisfies ButtonProps,
      // One color for what a page wants to be pressed; links and marks keep the primary color.
      vars: (_theme: MantineTheme, { variant = "filled", color }: ButtonProps) => ({
        root:
          variant === "filled" && color === undefined
            ? {
                "--button-bg": onSaffron.background,
                "--button-hover": onSaffron.hover,
                "--button-color": onSaffron.color,
              }
            : {},
      }),
    },
    PasswordInput: { defaultProps: { size: "md" } satisfies PasswordInputProps },
    TextInput: { defaultProps: { size: "md" } satisfies TextInputProps },
    Textarea: { defaultProps: { size: "md", autosize: false, rows: 5 } satisfies TextareaProps },
    NativeSelect: { defaultProps: { size: "md" } satisfies NativeSelectProps },
    Anchor: { defaultProps: { underline: "always" } satisfies AnchorProps },
    Badge: { defaultProps: { radius: "sm", tt: "none", fw: 600 } satisfies BadgeProps },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { "--journey-font-display": displayFont },
  light: {
    "--mantine-color-body": "var(--mantine-color-sand-0)",
    "--mantine-color-dimmed": "var(--mantine-color-sand-7)",
    "--mantine-color-anchor": "var(--mantine-color-lapis-7)",
    "--mantine-color-error": "var(--mantine-color-red-9)",
    "--mantine-color-red-text": "var(--mantine-color-red-9)",
    "--mantine-color-red-light-color": "var(--mantine-color-red-9)",
    "--journey-surface": "var(--mantine-color-white)",
    "--journey-surface-sunk": "var(--mantine-color-sand-1)",
    "--journey-line": "var(--mantine-color-sand-2)",
    "--journey-heading": "var(--mantine-color-lapis-9)",
    "--journey-accent": "var(--mantine-color-turquoise-6)",
    "--journey-band": "var(--mantine-color-lapis-9)",
    "--journey-band-text": "var(--mantine-color-sand-0)",
    "--journey-band-dimmed": "var(--mantine-color-lapis-1)",
    "--journey-shadow": "0 1px 2px rgb(16 39 80 / 8%), 0 8px 24px rgb(16 39 80 / 8%)",
  },
  dark: {
    "--mantine-color-body": "var(--mantine-color-dark-9)",
    "--mantine-color-text": "var(--mantine-color-dark-0)",
    "--mantine-color-dimmed": "var(--mantine-color-dark-2)",
    "--mantine-color-anchor": "var(--mantine-color-lapis-3)",
    "--mantine-color-error": "var(--mantine-color-red-4)",
    "--mantine-color-red-text": "var(--mantine-color-red-4)",
    "--mantine-color-red-light-color": "var(--mantine-color-red-4)",
    // Mantine's own is darker than the page.
    "--mantine-color-lapis-light": "var(--mantine-color-lapis-8)",
    "--mantine-color-lapis-light-hover": "var(--mantine-color-lapis-7)",
    "--journey-surface": "var(--mantine-color-dark-8)",
    "--journey-surface-sunk": "var(--mantine-color-dark-7)",
    "--journey-line": "var(--mantine-color-dark-6)",
    "--journey-heading": "var(--mantine-color-sand-1)",
    "--journey-accent": "var(--mantine-color-turquoise-3)",
    "--journey-band": "var(--mantine-color-dark-8)",
    "--journey-band-text": "var(--mantine-color-sand-0)",
    "--journey-band-dimmed": "var(--mantine-color-dark-1)",
    "--journey-shadow": "0 1px 2px rgb(0 0 0 / 40%)",
  },
});
