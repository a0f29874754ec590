export {
  art,
  color,
  duration,
  ease,
  font,
  fontSize,
  gutter,
  media,
  pageMax,
  radius,
  shadow,
  space,
  touch,
} from './tokens/index.ts';
export type { Money } from './formatting/Money.ts';
export type { PaymentDue } from './patterns/Page/PaymentDue.ts';
export { countryName, countriesByName } from './formatting/countryNames.ts';
export { formatDay } from './formatting/formatDay.ts';
export { formatMoney } from './formatting/formatMoney.ts';
export { formatPercent } from './formatting/formatPercent.ts';
export { monthsBetween } from './formatting/monthsBetween.ts';
export {
  periodUnits,
  type Period,
  type PeriodUnit,
  type PlaceholderName,
  type PlaceholderValues,
  type VisitorPlaceholderValues,
} from './formatting/placeholderValues.ts';
export { resolvePlaceholders, type PlaceholderContext } from './formatting/resolvePlaceholders.ts';
export { withBrand } from './formatting/withBrand.ts';
export {
  BrandProvider,
  useBrand,
  type Brand,
  type BrandProviderProps,
} from './primitives/BrandProvider/BrandProvider.tsx';
export {
  buttonVariants,
  buttonSizes,
  type ButtonVariant,
  type ButtonSize,
} from './primitives/Button/Button.options.ts';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { cardElevations, type CardElevation } from './primitives/Card/Card.options.ts';
export { Card, type CardProps } from './primitives/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { chipTones, type ChipTone } from './primitives/Chip/Chip.options.ts';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { Container } from './primitives/Container/Container.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './primitives/Disclosure/Disclosure.tsx';
export { EmailAddress, type EmailAddressProps } from './primitives/EmailAddress/EmailAddress.tsx';
export {
  headingLevels,
  headingSizes,
  type HeadingLevel,
  type HeadingSize,
} from './primitives/Heading/Heading.options.ts';
export { Heading, type HeadingProps } from './primitives/Heading/Heading.tsx';
export {
  lineIcons,
  brandIcons,
  plainMarks,
  colouredIcons,
  iconNames,
  type IconName,
} from './primitives/Icon/Icon.options.ts';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export {
  IconSpriteProvider,
  useIconSprite,
  type IconSpriteProviderProps,
} from './primitives/Icon/IconSpriteProvider.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { LinkButton, type LinkButtonProps } from './primitives/LinkButton/LinkButton.tsx';
export { Logo, type LogoProps } from './primitives/Logo/Logo.tsx';
export { noticeTones, type NoticeTone } from './primitives/Notice/Notice.options.ts';
export { Notice, type NoticeProps } from './primitives/Notice/Notice.tsx';
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx';
export { revealPasswordsOnPress } from './primitives/PasswordField/revealOnPress.ts';
export { MoonPhase, type MoonPhaseProps } from './primitives/MoonPhase/MoonPhase.tsx';
export { Progress, type ProgressProps } from './primitives/Progress/Progress.tsx';
export { RadioGroup, type RadioOption, type RadioGroupProps } from './primitives/RadioGroup/RadioGroup.tsx';
export { Rule } from './primitives/Rule/Rule.tsx';
export { sceneNames, sceneFits, type SceneName, type SceneFit } from './primitives/Scene/Scene.options.ts';
export { Scene, type SceneProps } from './primitives/Scene/Scene.tsx';
export { Select, type SelectProps } from './primitives/Select/Select.tsx';
export { skeletonShapes, type SkeletonShape } from './primitives/Skeleton/Skeleton.options.ts';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export {
  stackDirections,
  stackGaps,
  stackAlignments,
  type StackDirection,
  type StackGap,
  type StackAlignment,
} from './primitives/Stack/Stack.options.ts';
export { Stack, type StackProps } from './primitives/Stack/Stack.tsx';
export { textSizes, type TextSize } from './primitives/Text/Text.options.ts';
export { Text, type TextProps } from './primitives/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './primitives/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { textLinkVariants, type TextLinkVariant } from './primitives/TextLink/TextLink.options.ts';
export { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export {
  BillingTimeline,
  type BillingTimelineStep,
  type BillingTimelineProps,
} from './patterns/BillingTimeline/BillingTimeline.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupOption,
  type CheckboxGroupProps,
} from './patterns/CheckboxGroup/CheckboxGroup.tsx';
export {
  connectionIcons,
  connectionNames,
  connections,
  type Connection,
} from './patterns/ConnectionButtons/ConnectionButtons.options.ts';
export {
  ConnectionButtons,
  type ConnectionButtonsProps,
} from './patterns/ConnectionButtons/ConnectionButtons.tsx';
export { CookieConsent, type CookieConsentProps } from './patterns/CookieConsent/CookieConsent.tsx';
export { countryCodes } from './patterns/CountrySelect/CountrySelect.options.ts';
export { CountrySelect, type CountrySelectProps } from './patterns/CountrySelect/CountrySelect.tsx';
export { EmailField, type EmailSuggestion, type EmailFieldProps } from './patterns/EmailField/EmailField.tsx';
export { HoneypotField, type HoneypotFieldProps } from './patterns/HoneypotField/HoneypotField.tsx';
export { FormField, type FieldControl, type FormFieldProps } from './patterns/FormField/FormField.tsx';
export { LanguageSelect, type LanguageSelectProps } from './patterns/LanguageSelect/LanguageSelect.tsx';
export { Main, mainId } from './patterns/Main/Main.tsx';
export { menuFaces, menuSides, type MenuFace, type MenuSide } from './patterns/Menu/Menu.options.ts';
export { closeMenusWhenLeft } from './patterns/Menu/closeWhenLeft.ts';
export { Menu, type MenuProps } from './patterns/Menu/Menu.tsx';
export { OrderSummary, type OrderSummaryProps } from './patterns/OrderSummary/OrderSummary.tsx';
export { Page, type PageProps } from './patterns/Page/Page.tsx';
export type { PageFrame } from './patterns/Page/PageFrame.ts';
export { usePageFrame, type PageFrameFacts } from './patterns/Page/usePageFrame.ts';
export {
  paymentMethodLayouts,
  type PaymentMethodLayout,
} from './patterns/PaymentMethodPicker/PaymentMethodPicker.options.ts';
export {
  PaymentMethodPicker,
  type PaymentMethodOption,
  type PaymentMethodPickerProps,
} from './patterns/PaymentMethodPicker/PaymentMethodPicker.tsx';
export { planMarkerKinds, type PlanMarkerKind } from './patterns/PlanMarker/PlanMarker.options.ts';
export { PlanMarker, type PlanMarkerProps } from './patterns/PlanMarker/PlanMarker.tsx';
export {
  PlanPicker,
  type PlanPickerOption,
  type PlanPickerProps,
} from './patterns/PlanPicker/PlanPicker.tsx';
export { PlanTile, type PlanTileProps } from './patterns/PlanTile/PlanTile.tsx';
export { drawnPlayerIn, type DrawnPlayer } from './patterns/Player/drawnPlayer.ts';
export { exercises, type ExerciseCourse, type ExerciseId } from './patterns/Player/exercises.options.ts';
export { Player, type PlayerProps } from './patterns/Player/Player.tsx';
export type {
  PlayerContent,
  PlayerState,
  PlayerWords,
  TranscriptLine,
} from './patterns/Player/PlayerState.ts';
export { answerNoOnEscape } from './screens/family/QuestionDialog/answerNoOnEscape.ts';
export { MomentPlayer, type MomentPlayerProps } from './screens/moments/MomentPlayer/MomentPlayer.tsx';
export { useExercise } from './screens/home/useExercise.ts';
export {
  PreferenceForm,
  type PreferenceChoice,
  type PreferenceFormProps,
} from './patterns/PreferenceForm/PreferenceForm.tsx';
export { RestingCard, type RestingCardProps } from './patterns/RestingCard/RestingCard.tsx';
export { SiteFooter, type SiteFooterProps } from './patterns/SiteFooter/SiteFooter.tsx';
export {
  siteHeaderVariants,
  siteHeaderOffers,
  type SiteHeaderVariant,
  type SiteHeaderOffer,
} from './patterns/SiteHeader/SiteHeader.options.ts';
export { SiteHeader, type SiteHeaderProps } from './patterns/SiteHeader/SiteHeader.tsx';
export { SplitLayout, type SplitLayoutProps } from './patterns/SplitLayout/SplitLayout.tsx';
export { StateLayout, type StateLayoutProps } from './patterns/StateLayout/StateLayout.tsx';
export { themes, type Theme } from './patterns/ThemeSelect/ThemeSelect.options.ts';
export { ThemeSelect, type ThemeSelectProps } from './patterns/ThemeSelect/ThemeSelect.tsx';
export {
  VoucherField,
  type VoucherFieldState,
  type VoucherFieldProps,
} from './patterns/VoucherField/VoucherField.tsx';
export { trialOf } from './screens/home/PlanOffers/trialOf.ts';
export * from './generated/screens.ts';
