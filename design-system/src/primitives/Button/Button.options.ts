export const buttonVariants = ['primary', 'secondary', 'plain'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['medium', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
