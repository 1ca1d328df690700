/** The colors of the players, clockwise. */
export const banners: readonly string[] = ['#a8272c', '#1f4e9e', '#6a2f8e', '#9a5b00', '#11706d', '#3b3a44'];
