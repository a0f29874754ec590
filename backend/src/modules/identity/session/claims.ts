/** The custom claims of our access tokens stand under the audience, as OpenID asks of private names. */
export function claimNames(audience: string) {
  return {
    redirectUrl: `${audience}/redirect_url`,
    signedUp: `${audience}/signed_up`,
    connection: `${audience}/connection`,
    sessionEpoch: `${audience}/session_epoch`,
    provedAt: `${audience}/proved_at`,
    secondFactorAt: `${audience}/second_factor_at`,
  };
}
