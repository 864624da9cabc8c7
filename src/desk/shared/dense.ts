import { Button, createTheme, NativeSelect, Textarea, TextInput } from "@mantine/core";

export const dense = createTheme({
  components: {
    Button: Button.extend({
      defaultProps: { size: "sm" },
      vars: (_, { size }) => ({ root: size === "compact-md" ? { "--button-fz": "var(--mantine-font-size-sm)" } : {} }),
    }),
    TextInput: TextInput.extend({ defaultProps: { size: "sm" } }),
    Textarea: Textarea.extend({ defaultProps: { size: "sm", rows: 4 } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: "sm" } }),
  },
});
